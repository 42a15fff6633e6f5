import files from 'virtual:content-files';

/** What helps to pay, by what it is for. */
export const { grants } = files;
