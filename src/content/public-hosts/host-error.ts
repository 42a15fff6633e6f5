/** Why an address is refused: not https, not on the public internet, or too many redirects. */
export type HostFault = 'NOT_HTTPS' | 'NOT_PUBLIC' | 'MANY_REDIRECTS';

/** An address that was refused. The message does not contain it. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostFault;

  constructor(code: HostFault) {
    super(code);
    this.code = code;
  }
}
