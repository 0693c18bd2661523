import type { VisitTexts } from '../visit-texts';

export const en: VisitTexts = {
  zone: '# Croatian time',
  minutes: '# minutes',
  fields: { place: 'Kind', time: 'Time', times: 'Suggested times', newTime: 'New time', length: 'Length', ad: 'Ad' },
  states: {
    requested: {
      advertiser: { title: 'Viewing request', text: 'Confirm the time, suggest another or decline the request.' },
      visitor: { title: 'Your viewing request was sent', text: 'The advertiser will confirm the time or suggest another. You will hear by e-mail.' },
    },
    countered: {
      advertiser: { title: 'You suggested another time', text: 'The visitor has yet to answer. You will hear by e-mail.' },
      visitor: { title: 'The advertiser suggests another time', text: 'Accept it or give up the viewing.' },
    },
    confirmed: {
      advertiser: { title: 'The viewing is arranged', text: 'The visitor knows the time. If you cannot keep it, suggest another or cancel the viewing.' },
      visitor: { title: 'The viewing is arranged', text: 'The advertiser expects you. If you cannot come, cancel the viewing.' },
    },
    declined: {
      advertiser: { title: 'You declined the viewing request', text: 'The visitor has been told.' },
      visitor: { title: 'The advertiser declined the viewing request', text: 'On the page of the ad you can ask for another time.' },
    },
    cancelled: {
      advertiser: { title: 'The viewing is cancelled', text: 'The time is free again.' },
      visitor: { title: 'The viewing is cancelled', text: 'On the page of the ad you can ask for a new viewing.' },
    },
  },
  mail: { button: 'Open the arrangement', calendar: 'An entry for your calendar is attached.', where: 'Agree on the exact address by message.' },
  event: 'Viewing: #',
};
