/** Whether a site's address is one that only this machine can reach. */
export const isThisMachine = ({ hostname }: URL): boolean =>
  /^(localhost|127\.|\[::1\])/.test(hostname);
