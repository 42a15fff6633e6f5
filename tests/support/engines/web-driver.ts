/** Sends a command to a WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function askDriver(
  origin: string,
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body: object = {},
): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver, ${method} ${path}: ${error}. ${message}`);
}
