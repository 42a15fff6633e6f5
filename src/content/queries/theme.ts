import files from 'virtual:content-files';

export const { theme } = files;
