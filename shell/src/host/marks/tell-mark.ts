import type { Toast } from '@kvadrat/contracts/remote';
import { FRAME } from '../../frame/frame-ids';

/** What there is to say about a mark; the frame holds the words (`mark-texts.tsx`). */
export type MarkNews = 'unsaved' | 'hidden' | 'blocked' | 'limit' | 'failed';

export type TellMark = (news: MarkNews, undo?: () => void) => void;

/** Says it in the words of the page's language, with the way to undo it where there is one. */
export function createMarkTeller(toast: Toast): TellMark {
  return (news, undo) => {
    const { [news]: text = '', undo: label = '' } = document.getElementById(FRAME.marks)?.dataset ?? {};
    toast(news === 'limit' || news === 'failed' ? 'error' : 'info', text, undo && { label, run: undo });
  };
}
