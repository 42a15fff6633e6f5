interface ImportMetaEnv {
  readonly PUBLIC_PLACE_SEARCH_URL?: string;
}

declare namespace Astro {
  interface ClientDirectives {
    'client:near'?: boolean | 'anywhere';
  }
}
