/** The engines that run the same tests. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** One visitor's window, without data of earlier visits, in any engine. */
export interface View {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Clicks the element returned by an expression. */
  click(expression: string): Promise<void>;
  /** Types a string key by key into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** A screenshot, as PNG. */
  picture(): Promise<Buffer>;
  /** Console errors and warnings so far, including exceptions. */
  messages(): string[];
  close(): Promise<void>;
}

/** A browser, started once for many visits. */
export interface Engine {
  /** @param beforeScripts code to run in each page before its own scripts */
  newView(beforeScripts: string): Promise<View>;
  close(): Promise<void>;
}
