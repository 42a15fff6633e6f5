import { beforeEach, expect, test } from 'vitest';
import { $toasts, addToast, clearToasts } from '../../../src/toasts/toasts.ts';

beforeEach(clearToasts);

test('an attempt may add several toasts; the next one starts without any', () => {
  addToast({ tone: 'success', title: 'Using Your Location' });
  addToast({ tone: 'success', title: 'Charging Stations Found' });
  expect($toasts.get().map(({ title }) => title)).toEqual([
    'Using Your Location',
    'Charging Stations Found',
  ]);
  clearToasts();
  expect($toasts.get()).toEqual([]);
});
