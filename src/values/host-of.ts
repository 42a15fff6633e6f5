/** The host of an address, for places where the full address must not appear. */
export function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host || undefined;
  } catch {
    return undefined;
  }
}
