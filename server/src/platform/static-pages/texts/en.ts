import type { StaticTexts } from '../static-text';

export const en: StaticTexts = {
  home: 'Home',
  contents: 'On this page',
  morePages: 'Related pages',
  updated: 'Last changed:',
  contactUs: 'Contact us',
  whoWeAre: {
    title: 'Who we are',
    description: 'Kvadrat is a demonstration property portal for Croatia: what it offers, how it works and by which principles it shows ads.',
    lead: 'Kvadrat is a property portal for Croatia in nine languages. Its name is what people in Croatia call a square metre in conversation.',
    sections: {
      portal: {
        heading: 'What you can do here',
        blocks: [
          'Browse flats, houses, land and commercial property for sale and rent in one place, from Savudrija to Prevlaka. Search by place, price, area and features; the address of every search can be saved or passed on.',
          'Each ad shows what buyers and tenants need first: the price and the price per square metre, the place, net and gross area, floor and energy class. You contact the advertiser directly, with nobody of ours in between.',
        ],
      },
      demonstracija: {
        heading: 'This is a demonstration portal',
        blocks: [
          'The ads, agencies and people you see are invented, and the pictures are drawn. Prices and areas were made to resemble the Croatian market, but none of the properties exists, and none can be bought or rented.',
          'There is no company behind the portal. That is why you find no company name, seat, tax number or register entry here. Whoever runs the portal as a business puts their own details in this place.',
        ],
      },
      nacela: {
        heading: 'Our principles',
        blocks: [
          [
            'A paid position always carries the label “Featured”.',
            'Asking prices are never mixed with realised ones, and a price comparison says how many ads it is made of.',
            'If an advertiser hides the exact address, we do not send it to your browser either.',
            'The portal also works without scripts, on an older phone and on a slow connection.',
            'We do not sell visitors’ data and show no advertising by others.',
          ],
        ],
      },
      jezici: {
        heading: 'Nine languages',
        blocks: [
          'The portal speaks Croatian, German, English, Italian, French, Spanish, Russian, Portuguese and Greek. The text of an ad stays in the language the advertiser wrote it in, unless they gave a translation too.',
        ],
      },
      pristupacnost: {
        heading: 'Accessibility',
        blocks: [
          'We keep the pages to WCAG 2.2, level AA: they can be used by keyboard alone, with a screen reader, at 200% zoom and without animation. If you meet an obstacle, [tell us](contactUs) on which page and what you use.',
        ],
      },
      'javite-se': {
        heading: 'Get in touch',
        blocks: ['Send questions, suggestions and complaints with the [contact form](contactUs). About a property itself, ask the advertiser on the page of the ad.'],
      },
    },
  },
  terms: {
    title: 'Terms of use',
    description: 'Rules of the demonstration portal Kvadrat: ads, duties of advertisers, featured ads, liability and copyright.',
    lead: 'These terms say what you may expect of the portal and what the portal expects of you. They apply from the moment you start using it.',
    sections: {
      tko: {
        heading: 'Who is behind the portal',
        blocks: [
          'Kvadrat is a demonstration portal. In this place the company name, seat, tax number, register entry and contact details of the service provider would stand. As there is no company, there are no such details, and no contract can be made with the portal.',
        ],
      },
      usluga: {
        heading: 'What the portal provides',
        blocks: [
          'The portal publishes ads for the sale and rent of property and lets you search them and contact advertisers. It is not an estate agent, represents neither side and takes no part in negotiations, deposits or contracts.',
          'Browsing is free and needs no registration.',
        ],
      },
      oglasi: {
        heading: 'Information in ads',
        blocks: [
          'The advertiser is responsible for the contents of an ad. On the demonstration portal the ads are invented and are no offer. Before any real decision check ownership and encumbrances in the land register, the use permit, the energy certificate and the condition on site.',
          'The price per square metre is worked out from the asking price and the area shown. Price comparisons and estimates are for orientation.',
        ],
      },
      oglasivaci: {
        heading: 'Duties of advertisers',
        blocks: [
          'Advertisers publish only property they may dispose of, and they:',
          [
            'state the correct price, area, place and energy class, or say that the certificate is being prepared',
            'publish photos of their own or ones they have the right to use',
            'remove the ad as soon as the property is sold or let',
            'exclude nobody by origin, religion, sex, family, disability or any other protected characteristic.',
          ],
          'An ad that breaks these rules or the law may be removed; the advertiser is told, with the reason. [Report to us](contactUs) an ad you find questionable.',
        ],
      },
      isticanje: {
        heading: 'Featured ads and order',
        blocks: [
          'An advertiser can pay for a better position. Such ads carry the label “Featured”; there are five paid levels. Ads of an agency that is behind with its payments count as unpaid.',
          'The order “by relevance” looks at two things only: first the paid level, from the highest down to ads without one, and within the same level the date of publication, newest first. Your conditions decide which ads are shown, not their order. Neither do the completeness of an ad, your earlier searches or what we know about you.',
          'The other orders go by what their name says; ads without that figure come last. “Agencies first” and “private sellers first” then follow relevance, “discounted first” the size of the reduction and then the date of publication. Similar ads are ordered by how close their price is. You can change the order on every list.',
        ],
      },
      koristenje: {
        heading: 'Permitted use',
        blocks: [
          'You may use the portal to look for property yourself and for your own business with ads. Sending unwanted messages to advertisers, collecting their contact details, getting around limits or overloading the servers is not permitted.',
        ],
      },
      odgovornost: {
        heading: 'Liability',
        blocks: [
          'The portal is offered as it is, to show and to test. We do not guarantee that it works without interruption or that its information is correct. Nothing in these terms takes away rights the law gives you as a consumer.',
        ],
      },
      prava: {
        heading: 'Copyright and sources',
        blocks: [
          'The portal’s source code is published under the MIT licence. Place data comes from OpenStreetMap, the State Geodetic Administration, the City of Zagreb and GeoNames, on the terms named at the foot of every page. Texts and photos of ads belong to the advertisers.',
        ],
      },
      izmjene: {
        heading: 'Changes and applicable law',
        blocks: ['The terms may change; the day of the last change stands at the end of the page. Croatian law applies to them. Personal data is described under [Privacy](privacy), storage in the browser under [Cookies](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'Which personal data Kvadrat processes, why, how long it is kept and how you exercise your rights.',
    lead: 'The portal asks for as little data as possible. This page says which, what for, who sees it and when it goes away.',
    sections: {
      voditelj: {
        heading: 'Who processes data',
        blocks: ['The controller is whoever runs this installation of the portal. On a real portal their name, address and data protection officer would stand here. You reach them with the [contact form](contactUs), topic “Privacy”.'],
      },
      podaci: {
        heading: 'Which data we process',
        blocks: [
          [
            'A message from the contact form: topic, name, e-mail address, text and the language of the page.',
            'A message to an advertiser, a visit request and a price proposal: name, e-mail address, telephone, text, times or amount, the language of the page and the answers of both sides.',
            'A report of an ad: reason, explanation, name and e-mail address.',
            'The IP address: in working memory only, for some minutes, to limit the number of requests. We write it neither to logs nor to the database.',
            'An account: first and last name, e-mail address, telephone if you give it, language, consents and when they were given, connected login services. The password is kept only as a hash that cannot be read back, and counters of login attempts keep a hash of the IP address.',
            'Server logs: time, address of the page, outcome and duration. E-mail addresses in them are masked.',
            'Saved ads and recent searches: without an account they stay in your browser and are not sent to us; with an account they are kept with it.',
          ],
          'We do not follow you on other sites, build no profiles and take no automated decisions.',
        ],
      },
      svrhe: {
        heading: 'Purpose and legal basis',
        blocks: [
          {
            head: ['Processing', 'Purpose', 'Basis (GDPR, Art. 6)'],
            rows: [
              ['Message from the form', 'answering your enquiry', 'legitimate interest, 1(f), or steps prior to a contract, 1(b)'],
              ['Enquiry about an ad', 'passing it on to the advertiser and the answer to you', 'steps prior to a contract, 1(b)'],
              ['Report of an ad', 'checking the ad and telling you the decision', 'legal obligation, 1(c)'],
              ['Account', 'login and the services that belong to an account', 'contract, 1(b); newsletters: consent, 1(a)'],
              ['Limit on requests', 'protection against abuse', 'legitimate interest, 1(f)'],
              ['Server logs', 'finding faults', 'legitimate interest, 1(f)'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Who sees the data',
        blocks: ['Only whoever runs the portal sees your message from the contact form. We send you a confirmation with the number of the message to the address you entered, through the controller’s mail server. Data is not sold and not given to advertising networks or analytics services.', 'An enquiry about an ad goes to its advertiser: name, telephone and what you wrote, asked for or proposed. They do not see your e-mail address, nor you theirs: we pass answers on.'],
      },
      rokovi: {
        heading: 'How long we keep it',
        blocks: [['Messages from the form are deleted by themselves after 12 months.', 'Conversations with advertisers are deleted 24 months after the last message or together with your account, and enquiries you have not confirmed after seven days. The details of whoever reported an ad are deleted 12 months after the decision.', 'An account is kept until you ask for its deletion. A login lasts at most 180 days, a link to confirm an address 24 hours, one to a new password 30 minutes.', 'Copies of e-mails sent are deleted after 30 days.', 'Data in the browser you delete yourself, whenever you like; [Cookies](cookies) says how.']],
      },
      'vasa-prava': {
        heading: 'Your rights',
        blocks: ['You can ask for access to your data, correction, deletion, restriction of processing and a portable copy, and you can object. Use the [form](contactUs) with the same e-mail address and give the message number from the confirmation. We answer within a month.'],
      },
      prituzba: {
        heading: 'Complaint',
        blocks: ['If you believe your rights were infringed, you can turn to the Croatian Personal Data Protection Agency (AZOP) in Zagreb or to the supervisory authority of the country you live in.'],
      },
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Kvadrat sets no tracking cookies. A list of everything the portal stores in your browser, what it is for and how to delete it.',
    lead: 'Browsing the portal needs no cookies, and we set none. A few small things are stored in your browser because you asked for them.',
    sections: {
      kolacici: {
        heading: 'What cookies and local storage are',
        blocks: ['A cookie is a small record that the browser sends to the server each time a page is opened. Local storage stays in the browser and is not sent by itself. Kvadrat uses local storage, and cookies only for login and for trials.'],
      },
      popis: {
        heading: 'What is stored',
        blocks: [
          {
            head: ['Name', 'Kind', 'What it is for', 'Lifetime'],
            rows: [
              ['favourites', 'local storage', 'the list of ads you saved', 'until you delete it'],
              ['saved-details', 'local storage', 'for the ads you saved: when you saved them, your notes and folders', 'until you delete them'],
              ['hidden-ads', 'local storage', 'the list of ads you hid', 'until you bring them back'],
              ['compare', 'local storage', 'at most four ads you chose to compare', 'until you remove them'],
              ['seen-ads', 'local storage', 'the last 300 ads you opened, so that they say “Viewed”', 'until you clear your browser’s data'],
              ['map-closed, map-still', 'local storage', 'you closed the map beside the list; the search does not follow the map', 'until you open the map or switch following on'],
              ['recent-searches', 'local storage', 'your latest searches on the home page', 'until you delete them'],
              ['recent-places', 'local storage', 'places you chose last in the search', 'until you delete them in the browser'],
              ['microphone', 'local storage', 'what the browser last said about the microphone: asks, allows or refuses', 'until you delete it'],
              ['scroll', 'tab storage', 'takes you back to the same place of a list', 'while the tab is open'],
              ['save-search', 'tab storage', 'the search you are saving, until you have signed in', 'half an hour at most'],
              ['kvadrat_canary', 'cookie', 'a random number that decides whether you see a new version before others; only while it is being tried out', 'until the trial ends'],
              ['kvadrat_override', 'cookie', 'shows an unpublished version to whoever opened its preview link', 'at most as long as the link is valid'],
              ['kvadrat_flags', 'cookie', 'features turned on or off; exists on a development server only', 'until the browser is closed'],
              ['kvadrat_break', 'cookie', 'part that a developer has broken on purpose; exists on a development server only', 'until the browser is closed'],
              ['kvadrat_staff', 'cookie', 'sign-in of staff who operate the portal; visitors do not have it', '8 hours'],
              ['IMMSESSID', 'cookie', 'public half of the login, by which a page knows that you are logged in; it opens nothing by itself', '400 days; the login ends after 30 days without a visit, at the latest after 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'cookie', 'secret half of the login, out of the reach of scripts; only while you are logged in', '400 days; the login ends after 30 days without a visit, at the latest after 180'],
              ['imm_csrf, __Host-imm_csrf', 'cookie', 'random number that protects login forms from other sites; made when you open the login', 'until the browser is closed'],
              ['signup_social, user_uuid, email, phone', 'cookie', 'tell the page who logged in in a separate window, and whether the account is new', '60 seconds'],
              ['kvadrat-social', 'local storage', 'tells the page that the login in a separate window is over', 'deleted at once'],
              ['session-changed, marks-changed', 'local storage', 'tells other tabs that you have logged in or out', 'deleted at once'],
            ],
          },
          'These records are necessary for what you yourself asked for, so we do not ask for consent to them.',
        ],
      },
      'treca-strana': {
        heading: 'Third parties',
        blocks: ['Pages load no scripts, fonts, maps or pictures of others. There is no analytics, no advertising network and no social media plug-in. Should that change, we will ask you before anything is stored.', 'Buttons for login with Google, Facebook and Apple load nothing of theirs: only when you press one do you go to their page, where their rules apply, and we receive your name and e-mail address. Google’s script is loaded only for visitors who are not logged in, and only where the operator has set up Google One Tap.'],
      },
      brisanje: {
        heading: 'How to delete or prevent it',
        blocks: ['In the settings of your browser you can delete this site’s data or forbid storage. The portal works even then, it only will not remember saved ads and searches. More about personal data under [Privacy](privacy).'],
      },
    },
  },
};
