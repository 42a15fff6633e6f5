/**
 * Reads one of the form's own files.
 * @throws if the site does not have it
 */
export async function readJson<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be read: status ${answer.status}`);
  return (await answer.json()) as T;
}
