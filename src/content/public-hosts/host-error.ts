/** Why an address is not asked: it has no https, it is not on the public internet, it leads on and on. */
export type HostFault = 'NOT_HTTPS' | 'NOT_PUBLIC' | 'MANY_REDIRECTS';

/** An address that is not asked. It does not name it. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostFault;

  constructor(code: HostFault) {
    super(code);
    this.code = code;
  }
}
