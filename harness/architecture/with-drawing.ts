import { drawRooms } from './draw-rooms.ts';

const [BEGIN, END] = ['<!-- rooms: drawn by npm run architecture -->', '<!-- end of rooms -->'];

/**
 * A document with its picture of the rooms drawn anew.
 * @throws when it has no place for it
 */
export function withDrawing(text: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`there is no place between ${BEGIN} and ${END}`);
  return `${text.slice(0, from)}${BEGIN}\n\n\`\`\`mermaid\n${drawRooms()}\n\`\`\`\n\n${text.slice(to)}`;
}
