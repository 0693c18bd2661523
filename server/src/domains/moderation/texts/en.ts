import type { ModerationTexts } from '../moderation-texts';

export const en: ModerationTexts = {
  report: {
    mail: {
      subject: 'We have received your report (#)',
      greeting: 'Hello,',
      text: 'we have received your report of an ad. A person will look at it, and the decision with its reasons comes to this address. The number of the report is in the subject.',
      footnote: 'You get this message because your address was entered in a report of an ad on the demonstration portal Kvadrat. If that was not you, there is nothing you need to do.',
    },
  },
  complaint: {
    mail: { subject: 'We have received your complaint (#)', greeting: 'Hello,', text: 'we have received your complaint. A person will look at it, and the answer comes to this address.', footnote: 'You get this message because your address was entered in a complaint on the demonstration portal Kvadrat.' },
  },
  mails: {
    greeting: 'Hello,',
    ad: 'Ad',
    number: 'Number of the decision',
    ground: 'Ground',
    grounds: { terms: 'terms of use of the portal', law: 'the law (illegal content)' },
    facts: 'Facts and reasons:',
    byPeople: 'The decision was made by a person, without automated means.',
    byReport: 'A report led to it.',
    redress: 'If you disagree, you may complain free of charge within 12 months, turn to a certified out-of-court dispute settlement body, or go to court.',
    complain: 'Complain',
    openAd: 'Open the ad',
    hidden: { subject: 'Your ad has been hidden (#)', text: 'we have decided that your ad is no longer shown on the portal.', scope: 'The decision holds for the whole portal and all languages until we change it. You see the ad when you are signed in with this address.' },
    restored: { subject: 'Your ad is back on the portal (#)', text: 'the ad that we had hidden is shown again.' },
    asked: { subject: 'A question about your ad (#)', text: 'your ad was reported, and before we decide we ask you for an answer.', answer: 'Reply to this message or correct the ad. Until we decide, the ad stays visible.' },
    reporter: {
      subject: 'Decision about your report (#)',
      hide: 'the ad that you reported is no longer shown. Thank you for your report.',
      dismiss: 'we have looked at your report, and the ad stays as it is.',
      restore: 'we have looked at your report, and the ad is shown again.',
    },
    complainant: {
      subject: 'Decision about your complaint (#)',
      text: 'we have looked at your complaint.',
      hidden: 'The ad is not shown on the portal.',
      shown: 'The ad is shown on the portal.',
      further: 'If you still disagree, you may turn to a certified out-of-court dispute settlement body or go to court.',
    },
    footnoteAdvertiser: 'You get this message because your address belongs to an ad on the demonstration portal Kvadrat.',
    footnoteReporter: 'You get this message because you reported an ad on the demonstration portal Kvadrat.',
    footnoteComplainant: 'You get this message because you complained on the demonstration portal Kvadrat.',
  },
};
