import { beforeEach, expect, test } from 'vitest';
import { $toasts, addToast, clearToasts } from '../../../src/toasts/toasts.ts';

beforeEach(clearToasts);

test('keeps several toasts until they are cleared', () => {
  addToast({ tone: 'success', title: 'Using Your Location' });
  addToast({ tone: 'success', title: 'Charging Stations Found' });
  expect($toasts.get().map(({ title }) => title)).toEqual([
    'Using Your Location',
    'Charging Stations Found',
  ]);
  clearToasts();
  expect($toasts.get()).toEqual([]);
});
