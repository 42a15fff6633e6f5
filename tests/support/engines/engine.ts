/** The engines that the same visits are made in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** One visitor's window, clean of earlier visits, whichever program draws it. */
export interface View {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Clicks the element that an expression gives. */
  click(expression: string): Promise<void>;
  /** Presses the keys of a text, one after another, into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** What is in sight, as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors and warnings of the console so far, what scripts threw among them. */
  messages(): string[];
  close(): Promise<void>;
}

/** A program that draws pages, started once for many visits. */
export interface Engine {
  /** @param beforeScripts what runs in each page before its own scripts */
  newView(beforeScripts: string): Promise<View>;
  close(): Promise<void>;
}
