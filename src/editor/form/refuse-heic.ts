const HEIC = /\.hei[cf]$/i;

/** Refuses the photographs that only Apple's programs open, before the tool sees them. */
export function refuseHeic(): void {
  for (const kind of ['change', 'drop'] as const) addEventListener(kind, refuse, { capture: true });
}

function refuse(event: Event): void {
  const input = event.target instanceof HTMLInputElement ? event.target : undefined;
  const files = event instanceof DragEvent ? event.dataTransfer?.files : input?.files;
  if (![...(files ?? [])].some(({ name }) => HEIC.test(name))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (input) input.value = '';
  alert('This is an iPhone HEIC; choose JPEG');
}
