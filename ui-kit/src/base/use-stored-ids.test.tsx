import { renderHook, act } from '@testing-library/react';
import { useState } from 'react';
import type { TextStore } from './stored-ids';
import { useStoredIds, type StoredIds } from './use-stored-ids';

function storeOf(text: string | null, persistent = true): TextStore & { text: string | null } {
  return {
    text,
    persistent,
    get() {
      return persistent ? this.text : null;
    },
    set(_key, value) {
      if (persistent) this.text = value;
    },
  };
}

function useIds(store: TextStore): StoredIds {
  return useStoredIds(store, 'kljuc', useState<readonly number[] | null>(null));
}

const idsIn = (store: TextStore): { current: StoredIds } => renderHook(() => useIds(store)).result;

test('R272 finds what was kept before', () => {
  const ids = idsIn(storeOf('7,9'));
  expect(ids.current.has(7)).toBe(true);
  expect(ids.current.has(8)).toBe(false);
});

test('adds, takes away and writes the newest last', () => {
  const store = storeOf('7');
  const ids = idsIn(store);
  act(() => void ids.current.toggle(9));
  expect(store.text).toBe('7,9');
  act(() => void ids.current.toggle(7));
  expect(store.text).toBe('9');
  expect(ids.current.has(7)).toBe(false);
});

test('keeps what another tab has added meanwhile', () => {
  const store = storeOf('7');
  const ids = idsIn(store);
  store.text = '7,8';
  act(() => void ids.current.toggle(9));
  expect(store.text).toBe('7,8,9');
});

test('O-22 lasts for the page where the browser keeps nothing', () => {
  const ids = idsIn(storeOf(null, false));
  act(() => void ids.current.toggle(7));
  act(() => void ids.current.toggle(8));
  expect(ids.current.has(7)).toBe(true);
  expect(ids.current.has(8)).toBe(true);
});

test.each(['abc', '7,x', '-1', '1.5', '[7]'])('takes a spoiled text %j for an empty one', (text) => {
  const store = storeOf(text);
  const ids = idsIn(store);
  act(() => void ids.current.toggle(3));
  expect(store.text).toBe('3');
});
