interface ImportMetaEnv {
  readonly PUBLIC_PLACE_SEARCH_URL?: string;
}
