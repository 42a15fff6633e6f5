/** Tells an editor something about what they just did, until they do something else of the kind. */
export function tellNote(words: string): void {
  const place = document.querySelector('#note');
  if (place) place.textContent = words;
}
