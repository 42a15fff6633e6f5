/** The settings files by name, as the build has parsed them. */
declare module 'virtual:content-files' {
  const files: import('../model/settings-files.ts').ContentFiles;
  export default files;
}
