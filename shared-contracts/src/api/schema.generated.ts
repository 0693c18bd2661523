/** Made by `npm run openapi` from openapi.json. Not to be edited. */

export interface paths {
    "/api-next/auth/user/registration-type/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which form comes after an address */
        post: operations["registrationType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/user/verify-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Domains that a mistyped address most likely meant */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/second-step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a code, after a first step of this browser that was answered `second-step` */
        post: operations["secondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/passkey/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey */
        post: operations["passkeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/passkey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with what a passkey has signed */
        post: operations["passkeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/password-retrieve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link for a new password */
        post: operations["passwordRetrieve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/account/changePassword.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the token of a mail */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/user/confirm-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address with the token of a mail */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/user/resend-verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link that confirms an address once more */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/utente/profilo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves marketing choices */
        put: operations["saveMarketing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/user/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in; null for a stranger */
        get: operations["userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/user/full-info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything of who is signed in; null for a stranger */
        get: operations["fullUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/account/checkInThirdPartyService.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remembers that another system is to know a person */
        post: operations["tellThirdParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/csrf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The token against forged calls of this browser */
        get: operations["csrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/challenge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proof of work for who asks too often */
        get: operations["proofChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/auth/form-state/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page with sign-in forms needs */
        get: operations["formState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/messages/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form to write to an agency starts with */
        get: operations["startAgencyMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/{slug}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to an agency about no ad of its own */
        post: operations["takeAgencyMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/{slug}/phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The number of an agency */
        post: operations["revealAgencyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the directory of agencies */
        get: operations["readAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agency with its offices and people */
        get: operations["readAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/{slug}/listings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ads of an agency, or of somebody who works for it */
        get: operations["readAgencyListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/sign-up/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form of an agency that asks for an account starts with */
        get: operations["startAgencyRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agencies/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the account of an agency or a constructor */
        post: operations["takeAgencyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/agency-requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that ask for an account */
        get: operations["readAgencyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/agency-requests/{reference}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that one company has said */
        get: operations["readAgencyRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/agency-requests/{reference}/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a request, asks back or refuses it */
        post: operations["decideAboutAgencyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/{id}/news/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new, cheaper, dearer, sold, gone and back in a saved search, newest first */
        get: operations["readSearchNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/{id}/visit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes that the news of a saved search were looked at */
        put: operations["visitSearchNews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/{id}/feed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the feeds of a saved search another address; those before are worth nothing any more */
        post: operations["renewSearchFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/alerts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts of a mailbox, by the link of a mail */
        get: operations["readAlerts"];
        /** Proves a mailbox and begins alerts, or ends all of them; twice is as good as once */
        put: operations["setAlertsActive"];
        /** Asks for alerts without an account; they begin once the mailbox is proven */
        post: operations["startAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/alerts/searches/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes how soon one search tells of new ads */
        put: operations["setLinkedAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/alerts/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form for alerts starts with */
        get: operations["startAlertForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/consent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this browser has allowed to be stored */
        get: operations["readConsent"];
        put?: never;
        /** Chooses what may be stored */
        post: operations["chooseConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/contact/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form to write to the portal starts with */
        get: operations["startMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/contact/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to the portal */
        post: operations["takeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What who is signed in has asked to have, or to be deleted; null for a stranger */
        get: operations["readOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/data/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a file made of everything that is kept of who is signed in */
        post: operations["askForExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/data/leave/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the account of who is signed in deleted in 14 days; other devices are signed out */
        post: operations["leavePortal"];
        /** Keeps the account that was to be deleted */
        delete: operations["stayOnPortal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the forms of an ad start with */
        get: operations["readEnquiryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/enquiries/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a form of an ad starts with, and which ad it is about */
        get: operations["startEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to the advertiser of an ad */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link of a mail asks to confirm */
        get: operations["readEnquiryLink"];
        put?: never;
        /** Proves a mailbox, and passes on what waited for it; twice is as good as once */
        post: operations["followEnquiryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/sent/{reference}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has become of a form of an ad */
        get: operations["readSentEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations of who is signed in, unread ones first, then the latest */
        get: operations["listThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said in a conversation */
        get: operations["readThread"];
        put?: never;
        /** Answers in a conversation; the other side gets it by mail */
        post: operations["answerThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Everything up to an entry was seen */
        put: operations["markThreadSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/state/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts a conversation away, blocks its other side, or shows it how one can be reached */
        put: operations["changeThreadState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/leads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contacts by ad of the advertiser who is signed in */
        get: operations["countLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/experiments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is tried, and what came of it */
        get: operations["readExperiments"];
        put?: never;
        /** Leaves a feature out for a part of those who open pages */
        post: operations["startExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/experiments/{name}/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops an experiment: everybody gets pages as they are */
        post: operations["stopExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/flags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The feature flags; on development servers only */
        get: operations["readFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/flags/{name}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flips a flag for the browser that asks */
        put: operations["flipFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/geography/suggest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places by the beginning of their name, at most eight */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/geography/parts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places one level below one, with their lines where those are known */
        get: operations["partsOfPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/geography/reverse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settlement, town or part of town at a point: the one whose own point is nearest */
        get: operations["placeAtPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/home/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals, towns and newest ads of the home page; at most a minute old */
        get: operations["readHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/geography/isochrone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one can get to from a point in Croatia within some minutes */
        get: operations["isochrone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of ads on offer, in the order of their ids */
        get: operations["readListingCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ad; in any state for its owner */
        get: operations["readListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/similar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ads like one ad, also like one that is sold or was taken down */
        get: operations["similarListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/advertiser-listings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What else the agency of an ad offers, at most four of the newest; nothing of private sellers */
        get: operations["advertiserListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/geography/map-settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page needs to show a map and to look for addresses; public keys only */
        get: operations["mapSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/uploads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a file of who is signed in, at most 25 MB, as body or, with the headers of tus 1.0.0, in parts; it waits an hour for the call that makes something of it */
        post: operations["sendFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/uploads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file of who is signed in, at most 25 MB, as body or, with the headers of tus 1.0.0, in parts; it waits an hour for the call that makes something of it
         * @deprecated
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/agencies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agencies that who is signed in acts for, and their people */
        get: operations["readOwnAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/acting/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says for whom this browser acts from now on: an agency, or null for oneself */
        put: operations["actForAgency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/agencies/{id}/invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites somebody by mail to act for an agency */
        post: operations["inviteToAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/agencies/{id}/invites/{invite}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back */
        delete: operations["endAgencyInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/agencies/{id}/people/{uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives one of an agency’s people another role; never takes away its last own account */
        put: operations["changeAgencyRole"];
        post?: never;
        /** Takes somebody out of an agency, or oneself; never its last own account */
        delete: operations["removeFromAgency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/agency-invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whereto an invitation to act for an agency leads */
        get: operations["readAgencyInvite"];
        put?: never;
        /** Makes who is signed in one of an agency’s people, for whom this browser acts then; uses the invitation up */
        post: operations["joinAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/report/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form to report an ad starts with */
        get: operations["startReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports an ad (DSA art. 16) */
        post: operations["takeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The form to report an ad with
         * @deprecated
         */
        get: operations["readReportForm"];
        put?: never;
        /**
         * Reports an ad (DSA art. 16)
         * @deprecated
         */
        post: operations["reportListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports the other side of a conversation (DSA art. 16) */
        post: operations["reportThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/decisions/{reference}/complaint/form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form to complain about a decision starts with */
        get: operations["startComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/complaints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complains about a decision */
        post: operations["takeComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/moderation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ads that were reported or decided about */
        get: operations["readModerationQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/moderation/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is known of one ad */
        get: operations["readModerationCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/moderation/{id}/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about an ad */
        post: operations["decideAboutAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the staff asks; null for a stranger */
        get: operations["readStaffSession"];
        put?: never;
        /** Signs an operator in by a token */
        post: operations["signInStaff"];
        /** Signs an operator out */
        delete: operations["signOutStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/outbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest mails; on development servers only */
        get: operations["readOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/remotes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is live and how it does */
        get: operations["readStaffRemotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/error-codes/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a code of a platform failure means */
        get: operations["readErrorCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/remotes/{name}/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes which release of a remote is live, with a reason that the history keeps */
        post: operations["changeRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/remotes/{name}/breakage/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Breaks a remote on purpose; on development servers only */
        put: operations["breakRemote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins an ad; without an account whoever has its link goes on writing */
        post: operations["beginOwnAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/draft/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An ad as its writer has left it */
        get: operations["readOwnAd"];
        /** Saves what was typed; of fields that another device has changed meanwhile it says so */
        put: operations["saveOwnAd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/draft/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An ad exactly as it will be read; what is missing is said by field */
        get: operations["previewOwnAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/draft/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts an ad before everybody, or what was changed of it */
        post: operations["publishOwnAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/draft/deeds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pauses, renews, marks as sold, deletes or brings back an ad */
        post: operations["doWithOwnAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/own-ads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody has written and published, the latest change first */
        get: operations["listOwnAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/own-ads/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a published ad was made of, for its owner */
        get: operations["readOwnAdOfListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/own-ads/draft/photos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts photos into an order, says what they show, and takes away those that are not named */
        put: operations["placeOwnPhotos"];
        /** Makes photos of an ad out of uploaded files; of each that is none it says why */
        post: operations["addOwnPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The number of who offers an ad; counts as a lead */
        post: operations["revealPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/contact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells nothing any more; ask for the number by POST
         * @deprecated
         */
        get: operations["readContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/price-guide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked for a square metre in a place and in the places inside it */
        get: operations["readPriceGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/price-guide/csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as rows of a table (CSV) */
        get: operations["downloadPriceGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/price-note/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comparable ads ask, and where this price lies among them */
        get: operations["priceNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of who is signed in; null for a stranger */
        get: operations["readProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/news/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says what may be sent to who is signed in */
        put: operations["saveNewsChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password for who knows the old one; other devices are signed out */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says what who is signed in is called, and the language of their mails */
        put: operations["saveOwnDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another address, which gets a link; the old one can be taken back for a week */
        post: operations["askForEmail"];
        /** Gives up what waits to be proven */
        delete: operations["dropNewEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes the code of a short message; the telephone is proven then */
        put: operations["confirmPhone"];
        /** Sends a code to a telephone that the account is to have */
        post: operations["askForPhone"];
        /** Gives up what waits to be proven */
        delete: operations["dropNewPhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/other-sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs every device out but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/profile/identities/{handle}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a provider away from the account, never the last way in; other devices are signed out */
        delete: operations["removeIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/proposals/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a proposed price stands, by the link of a mail */
        get: operations["readProposalLink"];
        put?: never;
        /** Accepts, declines or answers a proposed price by the link of a mail */
        post: operations["answerProposalByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/proposals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which prices can be proposed for an ad */
        get: operations["readProposalBounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/proposals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes a price to the advertiser */
        post: operations["proposePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/proposal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest proposed price of a conversation, as its reader may answer it */
        get: operations["readThreadProposal"];
        put?: never;
        /** Accepts, declines or answers the latest proposed price of a conversation */
        post: operations["answerProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/replays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a recording, where one may be */
        post: operations["beginReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/replays/{id}/parts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds to a recording */
        post: operations["addReplayPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/replays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recordings, newest first */
        get: operations["readReplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/replays/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A recording to be shown */
        get: operations["readReplay"];
        put?: never;
        post?: never;
        /** Deletes a recording */
        delete: operations["deleteReplay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ad-marks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids of saved, hidden and seen ads */
        get: operations["readAdMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ad-marks/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds what a browser had before somebody signed in; twice is as good as once */
        post: operations["mergeAdMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ad-marks/{mark}/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves or hides an ad, or counts it as seen */
        put: operations["markAd"];
        post?: never;
        /** Takes a mark away */
        delete: operations["unmarkAd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ad-marks/{mark}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empties a list */
        delete: operations["unmarkAllAds"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ad-marks/{mark}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts back what the latest step took off a list, for a day */
        post: operations["restoreAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/ads/{mark}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of saved, hidden or seen ads, newest first */
        get: operations["listMarkedAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/saved-ads/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes something about an ad or puts it into a folder; saves it */
        put: operations["changeSavedAd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/kept-ads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ads that a browser keeps, whatever has become of them, in the order of their ids */
        get: operations["readKeptAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Folders of saved ads, made by or shared with who is signed in */
        get: operations["readFolders"];
        put?: never;
        /** Makes a folder; one of the same name is the same folder */
        post: operations["makeFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a folder another name */
        put: operations["renameFolder"];
        post?: never;
        /** Deletes a folder, or leaves one that somebody else made; what is saved stays saved */
        delete: operations["leaveFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/{id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens a folder to whoever has its link */
        put: operations["openFolderLink"];
        post?: never;
        /** Ends the link of a folder for good */
        delete: operations["endFolderLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/{id}/invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites somebody into a folder by mail */
        post: operations["inviteToFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/{id}/invites/{invite}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back */
        delete: operations["endFolderInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/folders/{id}/people/{uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of a folder */
        delete: operations["endFolderAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/shared-lists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A folder of saved ads, by its link */
        get: operations["readSharedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/folder-invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whereto an invitation leads */
        get: operations["readFolderInvite"];
        put?: never;
        /** Lets who is signed in into the folder of an invitation, which is used up by it */
        post: operations["joinFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved searches, newest first */
        get: operations["readSavedSearches"];
        put?: never;
        /** Saves a search; the same again changes nothing and says so */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/find/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved search a list’s address stands for */
        get: operations["findSavedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/searches/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a saved search, changes its alert or what it asks for */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Deletes a saved search */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/recent-searches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches made lately, newest first */
        get: operations["readRecentSearches"];
        put?: never;
        /** Adds searches, newest first, and answers with all */
        post: operations["keepRecentSearches"];
        /** Forgets the searches made lately */
        delete: operations["forgetRecentSearches"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/listings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a list of ads */
        get: operations["searchListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many ads such a list has */
        get: operations["countListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many ads each option of each filter would find, its own choice ignored */
        get: operations["searchFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/clusters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a map shows of a list: groups of ads, from zoom 15 the ads themselves */
        get: operations["searchMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What opens the account of who is signed in, and where it is open; null for a stranger */
        get: operations["readSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/sessions/{name}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs one browser out */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/passkeys/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a passkey that this browser has made */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/passkeys/{handle}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a passkey away, never the last way in */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/second-step/setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to set up the second step, or, where it is on, new codes for emergencies */
        post: operations["beginSecondStep"];
        /** Gives up what is being set up */
        delete: operations["dropSecondStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/second-step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns on what was set up, for a code of the application */
        put: operations["confirmSecondStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/security/second-step/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second step off */
        post: operations["endSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/sentence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The search that a sentence describes, with what of it was understood and what not */
        get: operations["readSentence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/search-list/suggest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places, touristic areas, agencies and ads that a typed text may mean, at most eight */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/tracking/v1/b": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events that were told with consent, in Segment's shape */
        post: operations["trackEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/tracking/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events that were told with consent, in Segment's shape */
        post: operations["trackEventBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/tracking/v1/t": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One event that was told with consent */
        post: operations["trackEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/tracking/v1/p": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One event that was told with consent */
        post: operations["trackPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/traffic/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors who agreed to it have told, in sums */
        get: operations["readTraffic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/traffic/listings/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of an ad */
        get: operations["readAdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/staff/traffic/agencies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the ads of an agency */
        get: operations["readAgencyStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/valuation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a home would be asked for, by comparable ads */
        get: operations["valueHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/visits/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a visit stands, by the link of a mail */
        get: operations["readVisitLink"];
        put?: never;
        /** Confirms, moves or calls off a visit by the link of a mail */
        post: operations["answerVisitByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/listings/{id}/visits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When and how an ad can be visited */
        get: operations["readVisitOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/enquiries/visits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the advertiser for a visit */
        post: operations["requestVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/visit-calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the reader receives visitors */
        get: operations["readVisitCalendar"];
        /** Says when the reader receives visitors: weekly hours and days that differ */
        put: operations["saveVisitCalendar"];
        post?: never;
        /** From now on visitors name times of their own */
        delete: operations["deleteVisitCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/threads/{id}/visit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest visit of a conversation, as its reader may answer it */
        get: operations["readThreadVisit"];
        put?: never;
        /** Confirms, moves or calls off the latest visit of a conversation */
        post: operations["answerVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/push/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser needs to be told what is new */
        get: operations["readPush"];
        /** Tells this browser what is new, until it is signed out */
        put: operations["subscribePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-next/user/push/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells this browser nothing any more */
        post: operations["endPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        RegistrationTypeAnswer: {
            /** @enum {string} */
            registerType: "UNREGISTERED" | "REGISTERED";
            /** @description A sentence in the visitor’s language, or empty. */
            message: string;
        };
        VerifyEmailAnswer: {
            suggestedEmails: string[];
        };
        LoginAnswer: {
            /** @description A sentence in the visitor’s language, or empty. */
            message: string;
            data: {
                uuid: string;
                phone: string;
            };
            /** @enum {string} */
            service: "email" | "google" | "facebook" | "apple";
            /** @description Path of this site. */
            url?: string;
        };
        RegisterAnswer: {
            /** @description A sentence in the visitor’s language, or empty. */
            message: string;
            data: {
                uuid: string;
            };
            /** @enum {string} */
            service: "email";
        };
        ConfirmEmailAnswer: {
            /** @description A sentence in the visitor’s language, or empty. */
            message: string;
            /** @description Path of this site. */
            url?: string;
        };
        AccountMessage: {
            /** @description A sentence in the visitor’s language, or empty. */
            message: string;
        };
        ChangePasswordAnswer: {
            /**
             * @description 1 is a failure.
             * @enum {integer}
             */
            error: 0 | 1;
            results: {
                /** @description Path of this site. */
                backurl: string;
                /** @description May hold b, strong, em, br, p and a. */
                message: string;
            };
            show: {
                form: boolean;
            };
            /** @description Whether marketing choices belong on the page. */
            marketing?: boolean;
            problems?: {
                [key: string]: string;
            };
        };
        PasskeySignInOptions: {
            /** @description For WebAuthn, as JSON. */
            options: string;
        };
        SessionUser: {
            uuid: string;
            name: string;
            surname: string;
            email: string;
            /** @enum {string} */
            language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** @description False until the address is proven; publishing and messages wait for it. */
            emailVerified: boolean;
            /** @description The agency that this browser acts for; absent for oneself. */
            actingFor?: {
                id: number;
                name: string;
            };
        } | null;
        FullUserInfo: {
            uuid: string;
            name: string;
            surname: string;
            email: string;
            /** @enum {string} */
            language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** @description False until the address is proven; publishing and messages wait for it. */
            emailVerified: boolean;
            /** @description The agency that this browser acts for; absent for oneself. */
            actingFor?: {
                id: number;
                name: string;
            };
            phone: string;
            phonePrefix: string;
            username: string;
            /** @enum {string} */
            status: "active" | "disabled";
            defaultCountry: string;
            /** @enum {string} */
            defaultLang: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            enabledNewsletter: boolean;
            enabledProductsEmail: boolean;
            enabledPromotionalEmail: boolean;
            isFacebookUser: boolean;
            isUtentePhoneValidate: boolean;
            /** @description Path of this site. */
            agencySignUp: string;
            urls: {
                /** @description Path of this site. */
                profile: string;
                /** @description Path of this site. */
                messages: string;
                /** @description Path of this site. */
                savedAds: string;
                /** @description Path of this site. */
                savedSearches: string;
                /** @description Path of this site. */
                publishedAds: string;
                /** @description Path of this site. */
                publishNewAd: string;
                /** @description Path of this site. */
                sellerLead: string;
                /** @description Path of this site. */
                appraisal: string;
                /** @description Path of this site. */
                loanPage: string;
                /** @description Path of this site. */
                blacklistedAds: string;
                /** @description Path of this site. */
                lastAds: string;
            };
            counts: {
                lastAds: number;
                lastSearches: number;
                publishedAds: number;
            };
            counters: {
                myAds: number;
                messagesNotify: number;
                appraisals: number;
                blacklistedAds: number;
                savedAds: number;
                savedSearches: number;
                savedSearchesContactsEnabled: number;
                savedSearchesDailyAlert: number;
                savedSearchesRealTimeAlert: number;
            };
        } | null;
        CsrfToken: {
            token: string;
        };
        /** @description Made and read by altcha-lib. */
        ProofChallenge: Record<string, never>;
        AuthFormState: {
            providers: ("google" | "facebook" | "apple")[];
            oneTapClientId: string;
            csrf: string;
            passwordMin: number;
            outcome: {
                /** @enum {string} */
                view: "entry" | "login" | "signup" | "passwordRecovery" | "passwordReset" | "confirm";
                /** @description The form is that of the second step, which belongs to the view login. */
                secondStep: boolean;
                /** @enum {string} */
                status: "success" | "error" | "carried";
                /** @description A sentence in the visitor’s language, or empty. */
                message: string;
                problems: {
                    [key: string]: string;
                };
                values: {
                    [key: string]: string;
                };
            } | null;
        };
        ApiError: {
            message: string;
            data: {
                message: string;
                code: string;
                /** @description Seconds after which it is worth trying again. */
                retryAfter?: number;
            };
        };
        FormStart: {
            /** @description To be sent along: the same form sent twice is taken once. */
            key: string;
        };
        TakenForm: {
            /** @description Number of what was sent, as the mail about it says it. */
            reference: string;
        };
        RefusedFields: {
            message: string;
            data: {
                message: string;
                code: string;
                /** @description Key of the rule that a field breaks. Of `key`: `expired`, `too-quick`; of `website`: `trapped`. */
                problems: {
                    [key: string]: string;
                };
            };
        };
        RevealedPhone: {
            phone: string;
        };
        AgencyCard: {
            id: number;
            name: string;
            /** @description Of its page, without a language prefix. */
            path: string;
            /** @enum {string} */
            type: "agency" | "pro" | "constructor" | "court";
            /** @description Entry in the register of brokers. */
            licence: string | null;
            /** @description Where its offices are. */
            towns: string[];
            /** @description Where most of its ads lie, at most three: towns, or parts of the town that is asked about. */
            areas: string[];
            /** @description What its people speak. */
            languages: ("hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el")[];
            people: number;
            /** @description Ads for sale in the place, at most a minute old. */
            sale: number;
            rent: number;
            /** @description The office that is marked on the map: the first one in the place. */
            office: {
                lat: number;
                lng: number;
                label: string;
            } | null;
        };
        AgencyDirectory: {
            /** @description Agencies that fit, no more than can be paged through. */
            count: number;
            /** @description What they have on offer in the place. */
            ads: number;
            currentPage: number;
            maxPages: number;
            place: {
                label: string;
                path: string;
            } | null;
            /** @description What the place lies in, widest first. */
            around: {
                label: string;
                path: string;
            }[];
            /** @description Whether a place is asked for that there is not. */
            unknownPlace: boolean;
            facets: {
                /** @description How many agencies there are with each value in the place of what is asked for. */
                type: {
                    /** @enum {string} */
                    value: "agency" | "constructor" | "court";
                    count: number;
                }[];
                /** @description How many agencies there are with each value in the place of what is asked for. */
                language: {
                    /** @enum {string} */
                    value: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    count: number;
                }[];
                /** @description How many agencies there are with each value in the place of what is asked for. */
                offer: {
                    /** @enum {string} */
                    value: "sale" | "rent";
                    count: number;
                }[];
                /** @description How many agencies there are with each value in the place of what is asked for. */
                kind: {
                    /** @enum {string} */
                    value: "houses-apartments" | "rooms-beds" | "new-constructions" | "garage-parking" | "buildings" | "offices-coworking" | "shops" | "warehouses" | "sheds" | "lands";
                    count: number;
                }[];
                licensed: number;
            };
            results: components["schemas"]["AgencyCard"][];
        };
        Breadcrumb: {
            label: string;
            /** @description With language prefix; null for the page itself. */
            path: string | null;
        };
        Photo: {
            alt: string;
            width: number;
            height: number;
            /** @description Smallest first; addresses are root-relative. */
            sizes: {
                width: number;
                height: number;
                avif: string;
                webp: string;
            }[];
        };
        ListingPrice: {
            /** @description Null when on request; the real figure never leaves the server then. */
            value: number | null;
            /** @enum {string} */
            currency: "EUR";
            onRequest: boolean;
            perSquareMetre: number | null;
            /** @description Price before the last reduction. */
            previous: number | null;
        };
        ListingCard: {
            id: number;
            /** @description Page path without language prefix. */
            path: string;
            title: string;
            /** @enum {integer} */
            contract: 1 | 2 | 14 | 15;
            /** @enum {integer} */
            category: 1 | 2 | 3 | 4 | 5 | 6 | 14 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27;
            /** @enum {integer} */
            typology: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
            price: components["schemas"]["ListingPrice"];
            surface: {
                /** @description Square metres. */
                net: number | null;
                /** @description Square metres. */
                gross: number | null;
                /** @description Square metres. */
                plot: number | null;
            };
            rooms: number | null;
            bedrooms: number | null;
            bathrooms: number | null;
            /** @description 0 is the ground floor, -1 the basement. */
            floor: number | null;
            /**
             * @description 1 to 8 are A+ to G, 9 is not classified.
             * @enum {integer}
             */
            energyClass: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            place: {
                /** @description 0 abroad, where there is a label only. */
                id: number;
                label: string;
                /** @description Below the prefix of a list path, for example split/bacvice. */
                path: string;
            };
            /** @description Exact, or the shifted centre of an area, as the display says; null when not to be shown. */
            position: {
                lat: number;
                lng: number;
                /** @enum {string} */
                display: "only_area" | "marker" | "no_map";
            } | null;
            photos: components["schemas"]["Photo"][];
            photoCount: number;
            advertiser: {
                /** @enum {string} */
                type: "agenzia" | "privato";
                name: string;
                slug: string | null;
            };
            /** @enum {string} */
            visibility: "supervetrina" | "vetrina" | "star" | "top" | "premium" | "standard";
            /**
             * Format: date-time
             * @description UTC.
             */
            publishedAt: string;
        };
        ListingCards: {
            results: components["schemas"]["ListingCard"][];
        };
        ListingDetail: {
            id: number;
            /** @description Page path without language prefix. */
            path: string;
            title: string;
            /** @enum {integer} */
            contract: 1 | 2 | 14 | 15;
            /** @enum {integer} */
            category: 1 | 2 | 3 | 4 | 5 | 6 | 14 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27;
            /** @enum {integer} */
            typology: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
            price: components["schemas"]["ListingPrice"];
            surface: {
                /** @description Square metres. */
                net: number | null;
                /** @description Square metres. */
                gross: number | null;
                /** @description Square metres. */
                plot: number | null;
            };
            rooms: number | null;
            bedrooms: number | null;
            bathrooms: number | null;
            /** @description 0 is the ground floor, -1 the basement. */
            floor: number | null;
            /**
             * @description 1 to 8 are A+ to G, 9 is not classified.
             * @enum {integer}
             */
            energyClass: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            place: {
                /** @description 0 abroad, where there is a label only. */
                id: number;
                label: string;
                /** @description Below the prefix of a list path, for example split/bacvice. */
                path: string;
            };
            /** @description Exact, or the shifted centre of an area, as the display says; null when not to be shown. */
            position: {
                lat: number;
                lng: number;
                /** @enum {string} */
                display: "only_area" | "marker" | "no_map";
            } | null;
            photos: components["schemas"]["Photo"][];
            photoCount: number;
            advertiser: {
                /** @enum {string} */
                type: "agenzia" | "privato";
                name: string;
                slug: string | null;
                licence: string | null;
                /** @enum {string|null} */
                agencyType: "agency" | "pro" | "constructor" | "court" | null;
                website: string | null;
            };
            /** @enum {string} */
            visibility: "supervetrina" | "vetrina" | "star" | "top" | "premium" | "standard";
            /**
             * Format: date-time
             * @description UTC.
             */
            publishedAt: string;
            description: string;
            /**
             * @description Language of title and description.
             * @enum {string}
             */
            descriptionLocale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** @enum {string} */
            kind: "ad" | "project" | "auction" | "coworking" | "estate";
            /** @enum {string} */
            mapDisplay: "only_area" | "marker" | "no_map";
            /** @description Metres around the position in which the property is; null where it is exact, or not shown. */
            areaRadius: number | null;
            /** @description Reckoned in a straight line from the shown position, and as rough as that is; empty without one. */
            distances: {
                /** @enum {string} */
                to: "sea" | "centre";
                /** @description Of the town whose centre it is. */
                name: string | null;
                metres: number;
            }[];
            /** @description ISO 3166 code of the country it is in; null where an ad abroad does not say which. */
            country: string | null;
            /** @description Street and number, only where the exact position is shown. */
            address: string | null;
            /** @description Which of the photos, counted from 0, are floor plans. */
            floorPlans: number[];
            yearBuilt: number | null;
            floors: number | null;
            /** @enum {string|null} */
            condition: "new" | "good" | "renovated" | "to-renovate" | null;
            /** @enum {string|null} */
            heating: "autonomous" | "centralized" | "air-conditioning" | null;
            features: ("furnished" | "basement" | "pool" | "elevator" | "alarm" | "smokers" | "pets" | "balcony-terrace" | "private-garden" | "shared-garden" | "single-garage" | "double-garage" | "parking-space" | "sea-view" | "lake-view" | "mountain-view" | "panoramic-view" | "river-view" | "park-view" | "virtual-tour" | "income-producing" | "students")[];
            /**
             * @description The surface that the price per square metre is of.
             * @enum {string|null}
             */
            pricedSurface: "net" | "gross" | "plot" | null;
            /**
             * @description Why the energy class is 9; null: not stated.
             * @enum {string|null}
             */
            energyCertificate: "in-preparation" | "exempt" | null;
            /** @description Whether it is free. Null: not stated. */
            available: boolean | null;
            /** Format: date */
            availableFrom: string | null;
            /** @description One owner, nothing charged on it. Null: not stated. */
            titleClear: boolean | null;
            /** @description There is a permit of use. Null: not stated. */
            usePermit: boolean | null;
            /** @description Built without a permit and legalised since; false while it is not. Null: not stated. */
            legalized: boolean | null;
            /** @description Whether the buyer or tenant owes the agency a commission. Null: not stated. */
            commission: boolean | null;
            /** @description Metres on foot. */
            seaDistance: number | null;
            /** @enum {string|null} */
            roomType: "single" | "double" | "triple" | "multiple" | null;
            /** @enum {string|null} */
            roomRental: "bed" | "complete" | null;
            /** @enum {string|null} */
            coworkingType: "private-office" | "meetings" | "fixed-workstation" | "mobile-workstation" | null;
            /** @description Address of the web of a virtual tour, hosted by others. */
            virtualTour: string | null;
            /** @description Address of the web of a video, hosted by others. */
            video: string | null;
            /** @description What our features have no word for, as the advertiser says it, in a language of the advertiser's. */
            ownWords: string[];
            /** @description Figures that the advertiser does not state and that follow from others. */
            derived: ("rooms" | "bedrooms")[];
            /**
             * @description What is offered instead of the whole property for good: a share of it, or its use for a time.
             * @enum {string|null}
             */
            tenure: "share" | "lease" | null;
            reference: string;
            /**
             * @description Sold also means: no longer on offer.
             * @enum {string}
             */
            status: "active" | "sold";
            /**
             * @description Why its owner alone sees it; null: everybody does.
             * @enum {string|null}
             */
            withheld: "secret" | "withdrawn" | "hidden" | null;
            /**
             * Format: date-time
             * @description UTC.
             */
            updatedAt: string;
            /** @description Whole days since it was first published. */
            daysOnMarket: number;
            /**
             * Format: date-time
             * @description UTC. Taking it down and putting it up again does not change it.
             */
            firstPublishedAt: string;
            /** @description Whether the advertiser took it down and put it up again. */
            relisted: boolean;
            /** @description Every price from the first day on, oldest first; empty when on request. */
            priceHistory: {
                /** Format: date-time */
                at: string;
                /** @description Euros. */
                price: number;
            }[];
            /** @description What seems to be the same property in other ads, the lowest price first. */
            otherOffers: {
                id: number;
                path: string;
                price: components["schemas"]["ListingPrice"];
                surface: {
                    /** @description Square metres. */
                    net: number | null;
                    /** @description Square metres. */
                    gross: number | null;
                    /** @description Square metres. */
                    plot: number | null;
                };
                advertiser: {
                    /** @enum {string} */
                    type: "agenzia" | "privato";
                    name: string;
                    slug: string | null;
                };
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                publishedAt: string;
            }[];
            /** @description The person to ask. */
            agent: {
                name: string;
                licence: string | null;
                languages: ("hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el")[];
            } | null;
            /** @description What the contact call would answer with. */
            contacts: {
                phone: boolean;
                email: boolean;
            };
            project: {
                name: string;
                /** @enum {string} */
                phase: "planned" | "permitted" | "under-construction" | "shell" | "finished";
                /** @description Number of the building permit. */
                permit: string | null;
                /** Format: date */
                finishedOn: string | null;
                floors: number;
                units: {
                    /** @description As the plans name it. */
                    label: string;
                    floor: number;
                    rooms: number;
                    /** @description Square metres. */
                    surface: number;
                    /** @description Euros. */
                    price: number | null;
                    /** @enum {string} */
                    state: "free" | "reserved" | "sold";
                }[];
            } | null;
            auction: {
                caseNumber: string;
                /** @enum {string} */
                status: "participable" | "not-participable" | "deserted" | "suspended";
                round: number;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                startsAt: string;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                endsAt: string;
                /** @description Euros. */
                estimate: number;
                /** @description Euros. */
                lowestBid: number;
                /** @description Euros. */
                deposit: number;
            } | null;
            /** @description Files to read, in the order the advertiser gave them. */
            documents: {
                /** @enum {string} */
                kind: "specifications" | "project-description" | "floor-plan" | "energy-certificate";
                fileName: string;
                /** @description Root-relative; the same for ever. */
                path: string;
                /** @enum {string} */
                mediaType: "application/pdf";
                /** @description Null until the file has been made. */
                bytes: number | null;
                /**
                 * @description Language it is written in; null: not stated.
                 * @enum {string|null}
                 */
                locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el" | null;
            }[];
            breadcrumbs: components["schemas"]["Breadcrumb"][];
        };
        SimilarListings: {
            /**
             * @description What has become of the ad.
             * @enum {string}
             */
            state: "active" | "sold" | "withdrawn" | "hidden";
            /** @description The narrowest list the ad stands or stood in. */
            list: {
                label: string;
                /** @description With language prefix; null for the page itself. */
                path: string | null;
            } | null;
            /** @description At most four, each with one photo. */
            results: components["schemas"]["ListingCard"][];
        };
        AgencyPerson: {
            id: number;
            name: string;
            /** @description Of the page, without a language prefix. */
            path: string;
            /** @description Entry in the directory of agents. */
            licence: string | null;
            languages: ("hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el")[];
            /** @description Ads for sale that this person looks after. */
            sale: number;
            rent: number;
        };
        AgencyDetail: {
            id: number;
            slug: string;
            /** @description Of its page, without a language prefix. */
            path: string;
            name: string;
            /** @enum {string} */
            type: "agency" | "pro" | "constructor" | "court";
            /** @description Entry in the register of brokers. */
            licence: string | null;
            /** @description Name in the register of companies. */
            company: string | null;
            oib: string | null;
            /**
             * Format: date
             * @description When its liability insurance ends.
             */
            insuredUntil: string | null;
            website: string | null;
            /**
             * Format: date-time
             * @description Since when it is on the portal.
             */
            since: string;
            /** @description In the asked language, else Croatian, English, or whatever there is. */
            about: {
                text: string;
                /**
                 * @description Language the text is in.
                 * @enum {string}
                 */
                locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            } | null;
            languages: ("hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el")[];
            /** @description How it can be reached. */
            contacts: {
                message: boolean;
                phone: boolean;
            };
            /** @description The first one is its seat. */
            offices: {
                street: string;
                place: string;
                /** @description Of its town, as in the address of the directory. */
                path: string;
                lat: number;
                lng: number;
                hours: {
                    /** @description 1 is Monday. */
                    from: number;
                    /** @description 1 is Monday. */
                    to: number;
                    /** @description 09:00, in the time of Croatia. */
                    opens: string;
                    /** @description 09:00, in the time of Croatia. */
                    closes: string;
                }[];
            }[];
            people: components["schemas"]["AgencyPerson"][];
            /** @description What has left its offer in twelve months; sold and rented by its own word. */
            gone: {
                sold: number;
                rented: number;
                withdrawn: number;
            };
            /** @description Its first answers to enquiries of 90 days through the portal; null below 20 answers. */
            answers: {
                asked: number;
                answered: number;
                medianMinutes: number;
            } | null;
        };
        AgencyListings: {
            /** @description All of its ads, whatever is asked for. */
            total: number;
            sale: number;
            rent: number;
            /** @description Of what is asked for, most first. */
            kinds: {
                /** @enum {string} */
                value: "houses-apartments" | "rooms-beds" | "new-constructions" | "garage-parking" | "buildings" | "offices-coworking" | "shops" | "warehouses" | "sheds" | "lands";
                count: number;
            }[];
            count: number;
            currentPage: number;
            maxPages: number;
            results: components["schemas"]["ListingCard"][];
        };
        AgencyRequest: {
            reference: string;
            /** @enum {string} */
            state: "open" | "asked" | "approved" | "refused";
            /** @enum {string} */
            kind: "agency" | "constructor";
            company: string;
            oib: string;
            /** @description Entry in the register of brokers, as typed. */
            register: string;
            street: string;
            place: string;
            name: string;
            email: string;
            phone: string;
            message: string;
            /** @enum {string} */
            locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            author: string | null;
            reasons: string;
            /** @description Of the agency it has founded. */
            agencyPath: string | null;
            /** @description Other requests with this OIB. */
            same: number;
            possible: ("approve" | "ask" | "refuse")[];
        };
        AgencyRequests: {
            /** @enum {string} */
            state: "open" | "asked" | "approved" | "refused";
            page: number;
            /** @description Whether there is a page behind this one. */
            more: boolean;
            counts: {
                open: number;
                asked: number;
                approved: number;
                refused: number;
            };
            requests: {
                reference: string;
                company: string;
                /** @enum {string} */
                kind: "agency" | "constructor";
                place: string;
                /** Format: date-time */
                receivedAt: string;
                /** Format: date-time */
                decidedAt: string | null;
            }[];
        };
        AdMarks: {
            /** @description Ids of ads, newest last. */
            saved: number[];
            /** @description Ids of ads, newest last. */
            hidden: number[];
            /** @description Ids of ads, newest last. */
            seen: number[];
        };
        /** @description `left` is what there was no room for. */
        MergedAdMarks: {
            marks: components["schemas"]["AdMarks"];
            left: components["schemas"]["AdMarks"];
        };
        SavedSearch: {
            id: number;
            name: string;
            /** @description Path and query of a list without language. */
            path: string;
            /**
             * @description How soon new ads are told of.
             * @enum {string}
             */
            alert: "none" | "daily" | "real-time";
            /** @enum {string} */
            language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /**
             * Format: date-time
             * @description UTC.
             */
            createdAt: string;
            /** @description What became of its ads since they were looked at. */
            news: number;
        };
        SavedSearches: {
            searches: components["schemas"]["SavedSearch"][];
        };
        FoundSearch: {
            search: components["schemas"]["SavedSearch"] | null;
        };
        SavedOutcome: {
            search: components["schemas"]["SavedSearch"];
            /** @description It was saved before, and is as it was. */
            known: boolean;
        };
        RecentSearches: {
            /** @description Newest first, in the words of the page that showed them. */
            searches: {
                /** @description Path and query of a list without language. */
                path: string;
                title: string;
                details: string;
            }[];
        };
        /** @description An ad that somebody keeps, whatever has become of it: of one that was taken back the last facts stay. */
        KeptAd: {
            id: number;
            /** @enum {string} */
            state: "active" | "sold" | "gone";
            /** @description Empty where nothing is known of the ad any more. */
            title: string;
            listing: components["schemas"]["ListingCard"] | null;
            /** @description Every price it has had, oldest first; empty when on request. */
            prices: {
                /** Format: date-time */
                at: string;
                price: number;
            }[];
            /**
             * Format: date-time
             * @description When its advertiser took it back.
             */
            leftAt: string | null;
        };
        KeptAds: {
            results: components["schemas"]["KeptAd"][];
        };
        MarkedAds: {
            count: number;
            currentPage: number;
            maxPages: number;
            /** @description What is sold or gone stays. */
            results: {
                id: number;
                /** @enum {string} */
                state: "active" | "sold" | "gone";
                /** @description Empty where nothing is known of the ad any more. */
                title: string;
                listing: components["schemas"]["ListingCard"] | null;
                /** @description Every price it has had, oldest first; empty when on request. */
                prices: {
                    /** Format: date-time */
                    at: string;
                    price: number;
                }[];
                /**
                 * Format: date-time
                 * @description When its advertiser took it back.
                 */
                leftAt: string | null;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                markedAt: string;
                /** @description Id of the folder it stands in. */
                folder: number | null;
                /** @description False where only somebody who shares the folder has saved it. */
                own: boolean;
                /** @description The own one first. */
                notes: {
                    text: string;
                    /** @description First name of who wrote it. */
                    by: string;
                    own: boolean;
                }[];
            }[];
        };
        SavedFolders: {
            folders: {
                id: number;
                name: string;
                /** @description First name of who made it. */
                owner: string;
                own: boolean;
                count: number;
                /** @description Those who share it with the caller. */
                people: {
                    uuid: string;
                    name: string;
                    owner: boolean;
                }[];
                /** @description Invitations nobody has taken yet; told to who made the folder. */
                invites: {
                    id: number;
                    email: string;
                }[];
                /** @description Key of the link that anybody may read it by; told to who made the folder. */
                link: string | null;
            }[];
        };
        NewFolder: {
            id: number;
        };
        SharedList: {
            name: string;
            owner: string;
            count: number;
            currentPage: number;
            maxPages: number;
            results: components["schemas"]["KeptAd"][];
        };
        FolderInvite: {
            name: string;
            /** @description First name of who invites. */
            by: string;
        };
        SearchNews: {
            search: {
                id: number;
                name: string;
                path: string;
                /**
                 * @description How soon new ads are told of.
                 * @enum {string}
                 */
                alert: "none" | "daily" | "real-time";
            };
            count: number;
            currentPage: number;
            maxPages: number;
            /** @description How many came since the person looked last. */
            unseen: number;
            /** @description Key in the addresses of its feeds, for whoever has it. */
            feed: string;
            /** @description Newest first. */
            results: {
                id: number;
                /** @enum {string} */
                kind: "new" | "cheaper" | "dearer" | "sold" | "gone" | "back";
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                at: string;
                /** @description Euros; null when on request. */
                price: number | null;
                /** @description Euros; null when on request. */
                priceBefore: number | null;
                unseen: boolean;
                ad: components["schemas"]["KeptAd"];
            }[];
        };
        FeedKey: {
            feed: string;
        };
        LinkedAlerts: {
            /** @description Where alerts go. */
            email: string;
            /**
             * @description `waiting` for its mailbox to be proven.
             * @enum {string}
             */
            state: "waiting" | "active" | "unsubscribed" | "bounced";
            hasAccount: boolean;
            searches: {
                id: number;
                name: string;
                path: string;
                /**
                 * @description How soon new ads are told of.
                 * @enum {string}
                 */
                alert: "none" | "daily" | "real-time";
            }[];
        };
        ConsentChoice: {
            /** @enum {string} */
            choice: "accept" | "refuse" | "settings" | "navigation";
            /** @description Of the words that were read. */
            version: string;
            /** @enum {string} */
            locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** @description Whatever it says: allowed; left out: not. */
            functional?: string;
            /** @description Whatever it says: allowed; left out: not. */
            analytics?: string;
            /** @description Whatever it says: allowed; left out: not. */
            marketing?: string;
            /** @description Whatever it says: allowed; left out: not. */
            replay?: string;
        };
        ConsentState: {
            /** @description Whether this browser holds a choice about today’s words. */
            chosen: boolean;
            functional: boolean;
            analytics: boolean;
            marketing: boolean;
            replay: boolean;
        };
        OwnData: {
            /** @description False where these calls ask for a new sign-in first. */
            isFresh: boolean;
            hasPassword: boolean;
            export: {
                /** Format: date-time */
                askedAt: string;
                isReady: boolean;
                /** Format: date-time */
                until: string;
            } | null;
            /** Format: date-time */
            leavesAt: string | null;
            /** @description Token against forged calls, for forms that are sent without scripts. */
            csrf: string;
        } | null;
        EnquiryForm: {
            key: string;
            name: string;
            email: string;
            phone: string;
            /** @description A message from this address is sent without a mail that asks for its proof. */
            proven: boolean;
        };
        /** @description What a form of an ad starts with. */
        EnquiryStart: {
            /** @description To be sent along: the same form sent twice is one. */
            key: string;
            ad: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
            name: string;
            email: string;
            phone: string;
            /** @description A message from this address is sent without a mail that asks for its proof. */
            proven: boolean;
        };
        /** @description What the link of a mail asks to confirm. */
        EnquiryLink: {
            /** @enum {string} */
            kind: "telephone" | "message" | "email" | "phone-call" | "visit" | "price-proposal" | "virtual-visit" | "in-person-visit";
            ad: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
        };
        FollowedLink: {
            reference: string;
        };
        /** @description What has become of a form of an ad. */
        EnquiryOutcome: {
            /** @enum {string} */
            state: "sent" | "waiting";
            /** @enum {string} */
            kind: "telephone" | "message" | "email" | "phone-call" | "visit" | "price-proposal" | "virtual-visit" | "in-person-visit";
            ad: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
        };
        SentEnquiry: {
            reference: string;
            /**
             * @description `waiting`: a mail asks for the proof of the address first.
             * @enum {string}
             */
            state: "sent" | "waiting";
        };
        EnquiryThread: {
            id: number;
            /** @enum {string} */
            side: "visitor" | "advertiser";
            listing: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
            /** @description Name of the other side, whose addresses are nowhere. */
            with: string;
            /** @description Of the visitor, for the advertiser, where it is shown. */
            phone: string | null;
            /**
             * Format: date-time
             * @description UTC.
             */
            changedAt: string;
            /** @description Beginning of the last entry. */
            last: string;
            lastIsOwn: boolean;
            unread: number;
            isArchived: boolean;
            /**
             * @description Who takes nothing more from whom.
             * @enum {string|null}
             */
            blocked: "own" | "other" | null;
        };
        EnquiryThreads: {
            count: number;
            /** @description Entries in all threads. */
            unread: number;
            /** @description How many threads each holds. */
            boxes: {
                inbox: number;
                archived: number;
                blocked: number;
            };
            currentPage: number;
            maxPages: number;
            results: components["schemas"]["EnquiryThread"][];
        };
        EnquiryEntries: {
            /** @enum {string} */
            side: "visitor" | "advertiser";
            thread: components["schemas"]["EnquiryThread"];
            /** @description The last entry of the reader’s that the other side has seen; 0 for none. */
            seen: number;
            /** @description Of the other side, as far as it shows them. */
            addresses: {
                phone: string | null;
                email: string | null;
            };
            /** @description What the reader shows the other side. */
            shares: ("phone" | "email")[];
            /** @description A fresh id for the next message of a page without scripts. */
            key: string;
            /** @description Oldest first. */
            entries: {
                id: number;
                /** @enum {string} */
                side: "visitor" | "advertiser";
                /** @enum {string} */
                kind: "telephone" | "message" | "email" | "phone-call" | "visit" | "price-proposal" | "virtual-visit" | "in-person-visit";
                /** @enum {string|null} */
                reason: "more-info" | "address" | "more-photos" | "availability" | "last-message" | "other" | null;
                /** @enum {string|null} */
                mode: "remote" | "on-site" | "smart" | "no-smart" | null;
                body: string;
                /** @enum {string} */
                via: "site" | "mail";
                /** @description Of the reader’s own alone. */
                clientId: string | null;
                step: {
                    /** @enum {string} */
                    name: "request" | "confirm" | "propose" | "decline" | "accept" | "answer" | "files";
                    times: string[];
                    /** @description Euros. */
                    amount: number | null;
                    /** @description Of an answer by mail, not passed on. */
                    files: number;
                } | null;
                /** @description At `…/user/threads/{id}/files/{file}/`. */
                files: {
                    id: number;
                    name: string;
                    /** @enum {string} */
                    type: "image/jpeg" | "application/pdf";
                    bytes: number;
                    /** @description Pixels, of a picture. */
                    width: number | null;
                    height: number | null;
                }[];
                /** @description What the reader is warned of in it, by fixed rules. */
                warnings: ("advance-payment" | "untraceable-payment" | "foreign-account" | "messenger")[];
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                writtenAt: string;
            }[];
        };
        AdLeads: {
            /** @description Heaviest first. */
            results: {
                listing: {
                    id: number;
                    title: string;
                    /** @description Without language. */
                    path: string;
                };
                counts: {
                    telephone: number;
                    message: number;
                    email: number;
                    "phone-call": number;
                    visit: number;
                    "price-proposal": number;
                    "virtual-visit": number;
                    "in-person-visit": number;
                };
                /** @description Phone 0.5, message 0.75, price proposal 1, virtual visit 2, visit in person 5. */
                weight: number;
            }[];
        };
        Experiments: {
            /** @description Features that can be tried now. */
            free: ("visitRequests" | "aiSearch" | "priceProposal" | "messaging" | "realtimeNotifications" | "auctions" | "mortgageWidget" | "internationalSearch" | "newSorting" | "bedroomSearch" | "anonymousTracking")[];
            /** @description Running ones first, then those stopped last; 30 at most. */
            experiments: {
                name: string;
                flag: string;
                /** @description Together 1, give or take 0.01. */
                weights: {
                    on: number;
                    off: number;
                };
                /** Format: date-time */
                startedAt: string;
                startedBy: string;
                /** Format: date-time */
                stoppedAt: string | null;
                stoppedBy: string | null;
                arms: {
                    /** @enum {string} */
                    arm: "on" | "off";
                    visitors: number;
                    goals: {
                        /** @enum {string} */
                        goal: "opened" | "contacted";
                        count: number;
                        /** @description With its interval of 95 %. */
                        share: {
                            value: number;
                            low: number;
                            high: number;
                        };
                    }[];
                }[];
                differences: {
                    /** @enum {string} */
                    goal: "opened" | "contacted";
                    /** @description With its interval of 95 %. */
                    difference: {
                        value: number;
                        low: number;
                        high: number;
                    };
                }[];
                /** @description Visitors who were given both, and are counted for neither. */
                mixed: number;
            }[];
        };
        FlagStates: {
            flags: {
                /** @enum {string} */
                name: "visitRequests" | "aiSearch" | "priceProposal" | "messaging" | "realtimeNotifications" | "auctions" | "mortgageWidget" | "internationalSearch" | "newSorting" | "bedroomSearch" | "anonymousTracking";
                shipped: boolean;
                /** @description As it is on this server. */
                deployed: boolean;
                /** @description What this browser has chosen for itself. */
                flipped: boolean | null;
            }[];
        };
        PlaceSuggestion: {
            id: number;
            label: string;
            /** @description Wider places, nearest first, for example Splitsko-dalmatinska županija. */
            parent: string | null;
            /** @description Below the prefix of a list path, for example split/bacvice. */
            path: string;
            /** @enum {string} */
            level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
            /** @description What the place is, in the asked language: town, municipality, settlement … */
            kind: string;
            /** @description The place's own point, in degrees. */
            position: {
                lat: number;
                lng: number;
            };
            /** @description Active ads in the place. */
            count: number;
        };
        PlacePart: {
            id: number;
            label: string;
            /** @description Below the prefix of a list path, for example split/bacvice. */
            path: string;
            /** @enum {string} */
            level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
            /** @description Every place it lies in. */
            within: number[];
            /** @description The place's own point, in degrees. */
            position: {
                lat: number;
                lng: number;
            };
            /** @description As GeoJSON, longitude first; null where the operator has no lines of it. */
            shape: {
                /** @enum {string} */
                type: "MultiPolygon";
                coordinates: number[][][][];
            } | null;
        };
        PlaceAtPoint: {
            id: number;
            label: string;
            /** @description Wider places, nearest first, for example Splitsko-dalmatinska županija. */
            parent: string | null;
            /** @description Below the prefix of a list path, for example split/bacvice. */
            path: string;
            /** @enum {string} */
            level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
            /** @description What the place is, in the asked language: town, municipality, settlement … */
            kind: string;
            /** @description The place's own point, in degrees. */
            position: {
                lat: number;
                lng: number;
            };
            /** @description Metres from the asked point to the place's own. */
            distance: number;
        };
        HomeTown: {
            label: string;
            /** @description Below the prefix of a list path, for example split. */
            path: string;
            /** @description Root-relative address of a drawing. */
            picture: string;
            /** @description Active ads of homes for sale. */
            sale: number;
            /** @description Active ads of homes to rent. */
            rent: number;
            /** @description Median asked for homes on sale, in euros; null for fewer than 20 ads. */
            pricePerSquareMetre: number | null;
            /** @description Median asked for flats on sale, in euros, as the price guide has it. */
            flatPerSquareMetre?: number | null;
        };
        HomeResponse: {
            /** @description All active ads. */
            total: number;
            /** @description Homes for sale in the whole country: the search a fresh form describes. */
            count: number;
            /** @description Root-relative address of the large drawing. */
            scene: string;
            towns: components["schemas"]["HomeTown"][];
            /** @description Homes for sale with a view of the sea. */
            sea: {
                count: number;
                picture: string;
            };
            /** @description The four newest homes for sale. */
            newest: components["schemas"]["ListingCard"][];
        };
        Isochrone: {
            geometry: {
                /** @enum {string} */
                type: "MultiPolygon";
                /** @description As GeoJSON: polygons, each an outer ring against the clock and its holes with it; rings are closed. */
                coordinates: number[][][][];
            };
            /**
             * @description estimate is reckoned on a grid of land and speeds, routed follows real roads.
             * @enum {string}
             */
            method: "estimate" | "routed";
            provider: string;
            /** Format: date-time */
            generatedAt: string;
            /** @description What to know before trusting the area. */
            notes: ("without-traffic" | "without-roads" | "without-ferries" | "rough-transit" | "moved-to-land" | "provider-failed" | "provider-without-mode")[];
        };
        MapSettings: {
            /**
             * @description Map to begin with; embedded is also what stands in when Google does not work.
             * @enum {string}
             */
            provider: "embedded" | "google";
            google: {
                url: string;
                /** @description Public: browsers send it. */
                key: string;
                mapId: string | null;
                /** @description Of names and answers, as ISO 639-1. */
                language: string;
                /** @description To which answers are limited, as ISO 3166-1. */
                region: string;
            } | null;
            /** @description Files the embedded map is drawn from, in the language asked for. */
            basemap: {
                /** @description Who made the data, to be shown on the map. */
                credits: string[];
                patches: {
                    /** @description A higher level covers what is below it. */
                    level: number;
                    /** @description West, south, east, north. */
                    bounds: [
                        number,
                        number,
                        number,
                        number
                    ];
                    /** @description Of a file that never changes. */
                    url: string;
                }[];
                labels: {
                    /** @description Zoom from which on it is shown. */
                    zoom: number;
                    /** @description Of a file that never changes. */
                    url: string;
                }[];
                layers: {
                    /** @description Zoom from which on it is shown. */
                    zoom: number;
                    /** @description Of a file that never changes. */
                    url: string;
                }[];
            };
            tiles: {
                /** @description With {z}, {x}, {y}; language, country and key are filled in. */
                url: string;
                attribution: string | null;
                /** @description Of names and answers, as ISO 639-1. */
                language: string;
                /** @description To which answers are limited, as ISO 3166-1. */
                country: string;
                /** @description Public: browsers send it. */
                key: string | null;
            } | null;
            geocoder: {
                /** @enum {string} */
                provider: "own" | "photon" | "nominatim" | "google";
                /** @description A path of this portal or an address; null where a script of the provider is called. */
                url: string | null;
                /** @description Of names and answers, as ISO 639-1. */
                language: string;
                /** @description To which answers are limited, as ISO 3166-1. */
                country: string;
                /** @description Public: browsers send it. */
                key: string | null;
            };
            polygons: {
                version: number;
                isochronePath: string;
                modes: ("car" | "bike" | "walk" | "transit")[];
                maxMinutes: number;
            };
        };
        TakenUpload: {
            token: string;
        };
        OwnAgencies: {
            /** @description Id of the agency that this browser acts for. */
            actingFor: number | null;
            /** @description Those the caller is one of the people of, by their names. */
            agencies: {
                id: number;
                name: string;
                /**
                 * @description `agency` is the account of the agency itself.
                 * @enum {string}
                 */
                role: "agency" | "delegate" | "agent" | "custom";
                /** @description What may be done in the name of the agency. */
                permissions: ("publish-ads" | "manage-ads" | "answer-messages" | "see-statistics" | "edit-agency" | "manage-people")[];
                people: {
                    uuid: string;
                    name: string;
                    /** @description Empty for those who may not manage people. */
                    email: string;
                    /**
                     * @description `agency` is the account of the agency itself.
                     * @enum {string}
                     */
                    role: "agency" | "delegate" | "agent" | "custom";
                    /** @description What may be done in the name of the agency. */
                    permissions: ("publish-ads" | "manage-ads" | "answer-messages" | "see-statistics" | "edit-agency" | "manage-people")[];
                    /** @description Who calls. */
                    own: boolean;
                    /** @description False for the last account of the agency itself. */
                    removable: boolean;
                }[];
                /** @description Invitations nobody has taken yet; told to those who may manage people. */
                invites: {
                    id: number;
                    email: string;
                    /**
                     * @description `agency` is the account of the agency itself.
                     * @enum {string}
                     */
                    role: "agency" | "delegate" | "agent" | "custom";
                    /** @description What may be done in the name of the agency. */
                    permissions: ("publish-ads" | "manage-ads" | "answer-messages" | "see-statistics" | "edit-agency" | "manage-people")[];
                }[];
            }[];
        };
        AgencyInvite: {
            /** @description What it is called. */
            agency: string;
            /**
             * @description `agency` is the account of the agency itself.
             * @enum {string}
             */
            role: "agency" | "delegate" | "agent" | "custom";
        };
        JoinedAgency: {
            agencyId: number;
            /**
             * @description `agency` is the account of the agency itself.
             * @enum {string}
             */
            role: "agency" | "delegate" | "agent" | "custom";
        };
        /** @description What the form to report an ad starts with. */
        ReportStart: {
            /** @description To be sent along: the same form sent twice is one report. */
            key: string;
            ad: {
                id: number;
                title: string;
                /** @description Without language prefix. */
                path: string;
            };
        };
        TakenReport: {
            /** @description Number of the report, as the mail about it says it. */
            reference: string;
        };
        /** @description What is asked of who reports an ad, in the words of one language. */
        ReportForm: {
            /** @description To be sent along: the same form sent twice is one report. */
            key: string;
            title: string;
            lead: string;
            /** @description Page of the form, without language prefix. */
            path: string;
            fields: {
                /** @enum {string} */
                name: "reason" | "explanation" | "name" | "email" | "goodFaith";
                /** @enum {string} */
                control: "input" | "select" | "textarea" | "checkbox";
                label: string;
                hint: string;
                options: {
                    value: string;
                    label: string;
                }[];
            }[];
            /** @description Reasons that need a name and an address. */
            named: ("fraud" | "wrong" | "sold" | "discrimination" | "copyright" | "minors" | "illegal" | "other")[];
            /** @description `[words](privacy)` is a link to that page of information. */
            privacy: string;
            send: string;
            obstacles: {
                tooMany: string;
            };
        };
        ReportDone: {
            reference: string;
            title: string;
            text: string;
            next: string;
        };
        FormProblems: {
            message: string;
            data: {
                message: string;
                code: string;
                /** @description Sentences by field. */
                problems: {
                    [key: string]: string;
                };
            };
        };
        ModerationQueue: {
            /** @enum {string} */
            filter: "open" | "asked" | "hidden" | "closed";
            page: number;
            /** @description Whether there is a page behind this one. */
            more: boolean;
            counts: {
                open: number;
                asked: number;
                hidden: number;
                closed: number;
            };
            /** @description What waits longest first, else the latest first. */
            ads: {
                id: number;
                title: string | null;
                /**
                 * @description `gone` where there is no record any more.
                 * @enum {string}
                 */
                state: "active" | "sold" | "secret" | "withdrawn" | "hidden" | "gone";
                reports: number;
                openReports: number;
                openComplaints: number;
                reasons: ("fraud" | "wrong" | "sold" | "discrimination" | "copyright" | "minors" | "illegal" | "other")[];
                /** @description For how long the oldest open report or complaint has waited. */
                waitedHours: number | null;
                /** @enum {string|null} */
                lastAction: "dismiss" | "ask" | "hide" | "restore" | null;
                /** Format: date-time */
                latest: string;
            }[];
        };
        ModerationCase: {
            id: number;
            /**
             * @description `gone` where there is no record any more.
             * @enum {string}
             */
            state: "active" | "sold" | "secret" | "withdrawn" | "hidden" | "gone";
            ad: {
                title: string;
                /** @description Without language prefix. */
                path: string;
                reference: string;
                advertiser: string;
                /** @description Where the advertiser is written to. */
                email: string | null;
            } | null;
            /** @description What the ad says, for who has to judge it. */
            description: string;
            photos: {
                src: string;
                alt: string;
            }[];
            /** @description Newest first. */
            reports: {
                reference: string;
                /** @enum {string} */
                reason: "fraud" | "wrong" | "sold" | "discrimination" | "copyright" | "minors" | "illegal" | "other";
                explanation: string;
                name: string;
                email: string;
                /** @enum {string} */
                locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                /** Format: date-time */
                receivedAt: string;
                /** @description Number of the decision that answered it; null while it waits. */
                answer: string | null;
                /** @description The conversation that was reported, as it was then. */
                evidence: {
                    thread: number;
                    /** @enum {string} */
                    accused: "visitor" | "advertiser";
                    names: {
                        visitor: string;
                        advertiser: string;
                    };
                    entries: {
                        /** @enum {string} */
                        side: "visitor" | "advertiser";
                        /** @enum {string} */
                        kind: "telephone" | "message" | "email" | "phone-call" | "visit" | "price-proposal" | "virtual-visit" | "in-person-visit";
                        body: string;
                        /** @enum {string} */
                        via: "site" | "mail";
                        /** Format: date-time */
                        writtenAt: string;
                    }[];
                } | null;
            }[];
            complaints: {
                reference: string;
                /** @description Number of the decision. */
                about: string;
                explanation: string;
                email: string;
                /** @enum {string} */
                locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                /** Format: date-time */
                receivedAt: string;
                /** @description Number of the decision that answered it; null while it waits. */
                answer: string | null;
            }[];
            decisions: {
                reference: string;
                /** @enum {string} */
                action: "dismiss" | "ask" | "hide" | "restore";
                /** @enum {string|null} */
                ground: "terms" | "law" | null;
                reasons: string;
                author: string;
                told: boolean;
                /** Format: date-time */
                decidedAt: string;
            }[];
            /** @description What can be done about the ad as it is. */
            possible: ("dismiss" | "ask" | "hide" | "restore")[];
            /** @description To be sent along: nobody decides about what they did not see. */
            seen: string;
        };
        StaffSession: {
            /** @description Label of the token, which the history calls the author. */
            who: string;
            /** @description True on a development server, where nobody signs in. */
            open: boolean;
        } | null;
        Outbox: {
            /** @description The latest, newest first; short messages among them. */
            mails: {
                id: number;
                subject: string;
                recipient: string;
                /** @enum {string} */
                locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                /** @enum {string} */
                state: "waiting" | "sent" | "given-up";
                /** Format: date-time */
                queuedAt: string;
                /** @description Why it was not sent. */
                error: string | null;
                /** @description Empty once the mail is out of our hands. */
                text: string;
            }[];
        };
        StaffRemotes: {
            revision: number;
            remotes: {
                name: string;
                /** @enum {string} */
                state: "on" | "off";
                isShell: boolean;
                stable: string;
                previous: string | null;
                canary: {
                    release: string;
                    percent: number;
                    /** Format: date-time */
                    until: string;
                } | null;
                /**
                 * @description Of the live server bundle in the process that answers.
                 * @enum {string}
                 */
                rendering: "well" | "failing" | "unreadable";
                releases: {
                    /**
                     * @description `older` stands for all that are no longer live.
                     * @enum {string}
                     */
                    part: "stable" | "canary" | "previous" | "older";
                    /** @description Empty for `older`. */
                    release: string;
                    /** Format: date-time */
                    publishedAt: string | null;
                    hour: {
                        views: number;
                        failures: number;
                        /** @description Failures by code, most frequent first. */
                        codes: {
                            code: string;
                            count: number;
                        }[];
                        /** @description Answers 404, 410 and 500 to requests for its files. */
                        missing: {
                            notFound: number;
                            gone: number;
                            failed: number;
                        };
                        /** @description Milliseconds; null where nobody told any. */
                        load: {
                            p50: number;
                            p75: number;
                            p95: number;
                        } | null;
                        /** @description Milliseconds; null where nobody told any. */
                        mount: {
                            p50: number;
                            p75: number;
                            p95: number;
                        } | null;
                    };
                    day: {
                        views: number;
                        failures: number;
                        /** @description Failures by code, most frequent first. */
                        codes: {
                            code: string;
                            count: number;
                        }[];
                        /** @description Answers 404, 410 and 500 to requests for its files. */
                        missing: {
                            notFound: number;
                            gone: number;
                            failed: number;
                        };
                        /** @description Milliseconds; null where nobody told any. */
                        load: {
                            p50: number;
                            p75: number;
                            p95: number;
                        } | null;
                        /** @description Milliseconds; null where nobody told any. */
                        mount: {
                            p50: number;
                            p75: number;
                            p95: number;
                        } | null;
                    };
                }[];
                /** @description Releases that a canary may be made of. */
                candidates: string[];
                /** @description Newest first. */
                history: {
                    revision: number;
                    author: string;
                    reason: string;
                    /** Format: date-time */
                    changedAt: string;
                    stable: string | null;
                    canary: {
                        release: string;
                        percent: number;
                        /** Format: date-time */
                        until: string;
                    } | null;
                    /** @enum {string} */
                    state: "on" | "off";
                }[];
                /** @description What is broken on purpose; null where nothing can be. */
                broken: {
                    /** @enum {string|null} */
                    here: "missing" | "error" | "hang" | "syntax" | "throw" | "styles" | "server-throw" | "server-loop" | null;
                    /** @enum {string|null} */
                    forAll: "missing" | "error" | "hang" | "syntax" | "throw" | "styles" | "server-throw" | "server-loop" | null;
                } | null;
            }[];
            /** @description Failures that belong to no remote. */
            unattributed: {
                hour: number;
                day: number;
            };
        };
        NewDraft: {
            /** @description Opens the draft; of an owned one, to its owner alone. */
            link: string;
            version: number;
        };
        SavedDraft: {
            version: number;
        };
        OwnAd: {
            id: number;
            /** @description Opens the draft; of an owned one, to its owner alone. */
            link: string;
            version: number;
            /** @description What was typed, by field of the form. */
            fields: {
                [key: string]: string;
            };
            photos: {
                id: number;
                /**
                 * @description What it shows.
                 * @enum {string|null}
                 */
                room: "facade" | "building" | "living-room" | "kitchen" | "bedroom" | "bathroom" | "terrace" | "view" | "pool" | "land" | "floor-plan" | "office" | "shop" | "garage" | "warehouse" | "sea" | null;
                photo: components["schemas"]["Photo"];
            }[];
            /** @enum {string} */
            state: "draft" | "live" | "paused" | "sold" | "expired" | "deleted";
            listingId: number | null;
            /** @description Of the published ad, without language prefix. */
            path: string | null;
            /** @description Whether it is kept with an account. */
            isOwned: boolean;
            /**
             * @description Whether staff keeps it from being seen.
             * @enum {string}
             */
            review: "none" | "held" | "hidden";
            /** @description Why a person looks at it before everybody does. */
            findings: ("phone-in-text" | "link-in-text" | "iban-in-text" | "payment-in-advance" | "excluding-words" | "price-out-of-range")[];
            account: {
                name: string;
                phone: string;
                email: string;
                /** @description Whether the mailbox is proven, without which nothing is published. */
                isProven: boolean;
            } | null;
        };
        PhotoOutcome: {
            photos: {
                id: number;
                /**
                 * @description What it shows.
                 * @enum {string|null}
                 */
                room: "facade" | "building" | "living-room" | "kitchen" | "bedroom" | "bathroom" | "terrace" | "view" | "pool" | "land" | "floor-plan" | "office" | "shop" | "garage" | "warehouse" | "sea" | null;
                photo: components["schemas"]["Photo"];
            }[];
            refused: {
                name: string;
                /** @enum {string} */
                reason: "empty" | "too-large" | "unknown-type" | "heic" | "too-many-pixels" | "broken" | "unfinished" | "too-many" | "gone";
            }[];
        };
        OwnPhotos: {
            photos: {
                id: number;
                /**
                 * @description What it shows.
                 * @enum {string|null}
                 */
                room: "facade" | "building" | "living-room" | "kitchen" | "bedroom" | "bathroom" | "terrace" | "view" | "pool" | "land" | "floor-plan" | "office" | "shop" | "garage" | "warehouse" | "sea" | null;
                photo: components["schemas"]["Photo"];
            }[];
        };
        PublishedAd: {
            /** @enum {string} */
            outcome: "published" | "review";
            listingId: number;
            /** @description Of the ad, without language prefix. */
            path: string;
        };
        OwnAdList: {
            /** @description What was changed last comes first. */
            ads: {
                id: number;
                /** @description Opens the draft; of an owned one, to its owner alone. */
                link: string;
                /** @enum {string} */
                state: "draft" | "live" | "paused" | "sold" | "expired" | "deleted";
                /** @enum {string} */
                review: "none" | "held" | "hidden";
                /** @description Why a person looks at it before everybody does. */
                findings: ("phone-in-text" | "link-in-text" | "iban-in-text" | "payment-in-advance" | "excluding-words" | "price-out-of-range")[];
                listingId: number | null;
                path: string | null;
                title: string;
                place: string;
                /** @description Code, as in the form; empty while it is not chosen. */
                contract: string;
                /** @description Euros; null on request, or not stated yet. */
                price: number | null;
                perSquareMetre: number | null;
                photo: components["schemas"]["Photo"] | null;
                photoCount: number;
                quality: {
                    /** @description Of 100, by what the ad says. */
                    score: number;
                    /** @description What would make it better, the most first. */
                    open: ("photos" | "description" | "facts" | "pin" | "floor-plan" | "energy" | "price")[];
                };
                /** Format: date-time */
                publishedAt: string | null;
                /** Format: date-time */
                expiresAt: string | null;
                daysLeft: number | null;
                /** Format: date-time */
                updatedAt: string;
                counts: {
                    /** @description Times it was opened, at the least. */
                    views: number;
                    saved: number;
                    contacts: number;
                    /** @description What the contacts weigh together. */
                    weight: number;
                };
                /** @description Oldest first. */
                prices: {
                    /** Format: date-time */
                    at: string;
                    price: number;
                }[];
                /** @description What can be done with it as it is. */
                deeds: ("pause" | "resume" | "sold" | "renew" | "delete" | "restore")[];
            }[];
        };
        ListingContact: {
            phone: string | null;
            email: string | null;
        };
        /** @description Asking prices in euros per square metre, a month’s for rents: the middle, and between which the middle half lies. Null where there are too few. */
        GuideFigure: {
            /** @description Properties on offer, each once whoever advertises it. */
            count: number;
            lower: number | null;
            median: number | null;
            upper: number | null;
            /** @description What the whole is asked for in the middle, in euros. */
            price: number | null;
            /** @description Share of them whose price was lowered. */
            reducedShare: number | null;
            /** @description By what share it was lowered in the middle. */
            reduction: number | null;
            /** @description For how many days they have been on offer in the middle. */
            days: number | null;
            /** @description List of these ads, without language prefix. */
            adsPath: string;
        };
        GuidePlace: {
            label: string;
            parent: string | null;
            /** @description What it is called in the page’s language: town, county, quarter. */
            kind: string;
            level: string;
            /** @description Below the guide’s own address; empty for the whole country. */
            path: string;
        };
        GuidePart: {
            place: components["schemas"]["GuidePlace"];
            figure: components["schemas"]["GuideFigure"];
            /** @description By what share the middle changed within twelve months. */
            change: number | null;
        };
        /** @description The places inside it as a drawing. */
        GuideMap: {
            width: number;
            height: number;
            shapes: {
                /** @description Of the place among the parts. */
                path: string;
                /** @description Path of an SVG of that size. */
                outline: string;
                /** @description Where there is most room for a number. */
                x: number;
                y: number;
            }[];
        };
        GuideMonth: {
            /** @description 2026-11 */
            month: string;
            count: number;
            lower: number;
            median: number;
            upper: number;
            /** @description History of a demonstration, which nobody has seen. */
            invented: boolean;
        };
        PriceGuide: {
            place: components["schemas"]["GuidePlace"];
            breadcrumbs: {
                label: string;
                /** @description With language prefix; null for the page itself. */
                path: string | null;
            }[];
            /** @enum {string} */
            offer: "sale" | "rent";
            /** @enum {string} */
            kind: "flats" | "houses" | "land";
            /** @description Fewer ads than these give no number. */
            fewest: number;
            /** Format: date-time */
            countedAt: string | null;
            figure: components["schemas"]["GuideFigure"];
            otherOffer: components["schemas"]["GuideFigure"];
            change: number | null;
            /** @description Twelve rents by the price, both in the middle and of a square metre, as a share. */
            grossYield: number | null;
            cuts: {
                /** @enum {string} */
                cut: "all" | "typology" | "rooms" | "condition" | "built" | "sea";
                parts: {
                    value: number;
                    figure: components["schemas"]["GuideFigure"];
                }[];
            }[];
            /** @description The places right inside it, the dearest first. */
            parts: components["schemas"]["GuidePart"][];
            map?: components["schemas"]["GuideMap"] | null;
            /** @description Oldest first, at most 37. */
            months: components["schemas"]["GuideMonth"][];
        };
        /** @description By asking prices, not by what was paid. */
        PriceNote: {
            /** @description Ads it was compared with, each property once. */
            comparables: number;
            /** @description Below so many nothing is estimated. */
            fewest: number;
            /** @description Where the compared ads are. */
            place: {
                label: string;
                level: string;
            } | null;
            /** @description Euros, a month’s for rents: eight of ten such properties are asked for between low and high. Null where too few are on offer. */
            estimate: {
                low: number;
                middle: number;
                high: number;
                perSquareMetre: {
                    low: number;
                    middle: number;
                    high: number;
                };
            } | null;
            /**
             * @description Where the ad’s own price lies: below, in or above the range; null when on request.
             * @enum {string|null}
             */
            position: "low" | "mid" | "high" | null;
            /** @description Share by which its price differs from the middle: -0.11 is 11 % below. */
            difference: number | null;
            /** @description The strongest first. */
            reasons: {
                /** @enum {string} */
                reason: "place" | "surface" | "floor" | "lift" | "year" | "condition" | "energy" | "sea" | "view" | "parking" | "extras";
                /** @description Share by which it moves the price from that of the compared ads. */
                effect: number;
            }[];
        };
        OwnProfile: {
            name: string;
            surname: string;
            email: string;
            /** @description False until the address is proven; publishing and messages wait for it. */
            emailVerified: boolean;
            /** @description Empty where none was given. */
            phone: string;
            phoneVerified: boolean;
            /**
             * @description Of mails.
             * @enum {string}
             */
            language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
            /** @description The address, and the telephone, that wait to be proven. */
            waiting: {
                email: string | null;
                phone: string | null;
            };
            /** @description Whether dangerous changes ask for no new sign-in now. */
            isFresh: boolean;
            /** @description News of Kvadrat’s own products. */
            products: boolean;
            /** @description False for who signs in through a provider alone. */
            hasPassword: boolean;
            /** @description Characters that a new password has at least. */
            passwordMin: number;
            communications: boolean;
            newsletter: boolean;
            /** @description On how many further devices the person is signed in. */
            otherSessions: number;
            identities: {
                /** @description Names the identity in calls; says nothing of what the provider calls the person. */
                handle: string;
                /** @description Of the provider. */
                name: string;
                /** Format: date-time */
                linkedAt: string;
                /** @description False where nothing else opens the account. */
                removable: boolean;
            }[];
            /** @description Token against forged calls, for forms that are sent without scripts. */
            csrf: string;
        } | null;
        /** @description Where a proposed price stands, as the link of a mail shows it to the advertiser. */
        ProposalLink: {
            ad: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
            /** @description Euros. */
            amount: number;
            /** @enum {string} */
            state: "open" | "replaced" | "accepted" | "declined";
            /** @description What the reader may do now. */
            acts: ("accept" | "decline" | "answer")[];
        };
        PriceProposal: {
            /** @description Euros. */
            amount: number;
            /** @enum {string} */
            state: "open" | "replaced" | "accepted" | "declined";
            /** @description What the reader may do now. */
            acts: ("accept" | "decline" | "answer")[];
        };
        ThreadProposal: {
            proposal: components["schemas"]["PriceProposal"] | null;
        };
        /** @description Euros between which a proposal is taken seriously. A hidden price has no part in them. */
        ProposalBounds: {
            least: number;
            most: number;
        };
        ReplayBegun: {
            /** @description Names the recording; null where this session is not recorded. */
            id: string | null;
        };
        Replay: {
            id: string;
            startedAt: string;
            seconds: number;
            bytes: number;
            parts: string[];
        };
        Replays: {
            replays: {
                id: string;
                startedAt: string;
                seconds: number;
                bytes: number;
            }[];
        };
        SearchNotice: {
            /** @enum {string} */
            code: "invalid-value" | "inverted-range" | "incomplete" | "too-long" | "unknown-place" | "not-applied" | "page-past-end";
            /** @enum {string} */
            reason?: "area-too-small" | "area-outside" | "auctions-off" | "travel-unavailable";
            /** @description Name as in the address. */
            parameter: string;
            /** @description As it stood there, cut to 100 characters. */
            value: string;
        };
        ChosenPlace: {
            id: number;
            label: string;
            path: string;
            /** @enum {string} */
            level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
            /** @description Every place it lies in; with one of them searched, this one narrows that. */
            within: number[];
        };
        SearchListResponse: {
            /** @description Exact number of matches. */
            count: number;
            /** @description The number as shown: grouped, 2000+ above the cap. */
            countLabel: string;
            /** @description Ads of the list that who asks has put away, and that are neither counted nor shown; left out where none are known. */
            leftOut?: number;
            currentPage: number;
            maxPages: number;
            results: components["schemas"]["ListingCard"][];
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            /** @description Paths carry the language prefix. */
            seo: {
                title: string;
                description: string;
                canonical: string;
                robots?: string;
                h1: string;
                prev?: string;
                next?: string;
            };
            notices: components["schemas"]["SearchNotice"][];
            /** @description The searched one; of several the one they share. */
            place: {
                id: number;
                label: string;
                path: string;
                /** @enum {string} */
                level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
            } | null;
            /** @description Where the search looks, as it was chosen; none for the whole country. */
            places?: components["schemas"]["ChosenPlace"][];
            /** @description Lists of the same kind in places inside this one, most ads first, with enough ads to be worth the way; absent from lists with filters. */
            below?: {
                label: string;
                /** @description With the language prefix. */
                path: string;
                count: number;
            }[];
            /** @description Lists of the same kind in places of its level around it, nearest first, with enough ads to be worth the way; absent from lists with filters. */
            nearby?: {
                label: string;
                /** @description With the language prefix. */
                path: string;
                count: number;
            }[];
            /** @description What the price guide says of the place; left out where it says nothing. */
            price?: {
                /** @enum {string} */
                offer: "sale" | "rent";
                /** @enum {string} */
                kind: "flats" | "houses";
                /** @description Name of the place. */
                label: string;
                /** @description Median asking price in euros, a month’s for rents. */
                perSquareMetre: number;
                /** @description Properties it was counted of. */
                count: number;
                /** @description Where the price guide tells more of it, with language prefix. */
                path: string;
            };
        };
        SearchCount: {
            /** @description Exact number of matches. */
            count: number;
            /** @description The number as shown: grouped, 2000+ above the cap. */
            countLabel: string;
        };
        SearchFacets: {
            /** @description Exact number of matches. */
            count: number;
            /** @description When the facets were counted, where that was done beforehand; null: now. Count, contracts, categories and places are of now. */
            countedAt: string | null;
            facets: {
                name: string;
                /** @description What an option stands instead of in the address. */
                parameters: string[];
                options: {
                    value: string;
                    /** @description What the address then says, for example localiMinimo=3&localiMassimo=3. */
                    query: string;
                    /** @description Ads that are found when this is chosen. */
                    count: number;
                }[];
            }[];
            /** @description Places one level below the searched one that have any, most first. */
            places: {
                id: number;
                label: string;
                path: string;
                /** @enum {string} */
                level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro";
                /** @description Ads that are found when this is chosen. */
                count: number;
            }[];
            notices: components["schemas"]["SearchNotice"][];
        };
        SearchMap: {
            /** @description Of the squares, or the one asked for from 15. */
            zoom: number;
            /** @description Ads of the search with a position, those beyond the cap included. */
            total: number;
            /** @description Whether squares or pins beyond 2000 were left out. */
            capped: boolean;
            /** @description Since when ads may have changed unnoticed; null when all are up to date. */
            countedAt: string | null;
            /** @description Up to zoom 14: groups by squares of 64 pixels, each at the middle of its ads; one entry of each column for each group, the largest first. The price is the lowest. */
            clusters: {
                lat: number[];
                lng: number[];
                count: number[];
                /** @description Euros; null when on request. */
                price: (number | null)[];
                /** @description The ad where it is alone in its square. */
                id: (number | null)[];
            } | null;
            /** @description From zoom 15: the ads themselves, the most relevant first. */
            markers: {
                id: number[];
                lat: number[];
                lng: number[];
                /** @description Euros; null when on request. */
                price: (number | null)[];
                tier: ("supervetrina" | "vetrina" | "star" | "top" | "premium" | "standard")[];
                /** @description Metres around a shifted position within which the ad is; null where the position is exact. */
                radius: (number | null)[];
            } | null;
            notices: components["schemas"]["SearchNotice"][];
        };
        OwnSecurity: {
            /** @description False where dangerous changes ask for a new sign-in first. */
            isFresh: boolean;
            hasPassword: boolean;
            sessions: {
                /** @description Names the session in calls; opens nothing. */
                name: string;
                /** @description Browser and system, such as “Firefox, Linux”; empty where nobody knows. */
                device: string;
                /** @description Address without the end that names a home; may be empty. */
                network: string;
                /** Format: date-time */
                since: string;
                /**
                 * Format: date-time
                 * @description To the day.
                 */
                seenAt: string;
                /** @description Of this browser; it stands first. */
                isThis: boolean;
            }[];
            signIns: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                service: "email" | "passkey" | "google" | "facebook" | "apple";
                /** @description Browser and system, such as “Firefox, Linux”; empty where nobody knows. */
                device: string;
                /** @description Address without the end that names a home; may be empty. */
                network: string;
            }[];
            passkeys: {
                /** @description Names the passkey in calls. */
                handle: string;
                title: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                usedAt: string | null;
                /** @description False where nothing else opens the account. */
                removable: boolean;
            }[];
            secondStep: {
                /** Format: date-time */
                since: string | null;
                /** @description Codes for emergencies that are not used yet. */
                codesLeft: number;
                setup: {
                    /** @description In letters that people copy into their application. */
                    secret: string;
                    /** @description A square code that applications read, as an SVG path of squares. */
                    picture: {
                        size: number;
                        path: string;
                    };
                    codes: string[];
                } | null;
            };
            /** @description Token against forged calls, for forms that are sent without scripts. */
            csrf: string;
        } | null;
        PasskeyOptions: {
            /** @description For WebAuthn, as JSON. */
            options: string;
        };
        SentenceChip: {
            /** @description In UTF-16 units of the sentence as it was sent. */
            start: number;
            /** @description Behind the last one. */
            end: number;
            /** @description The words of the sentence. */
            text: string;
            /**
             * @description Field of the search criteria; place is a list of public paths.
             * @enum {string}
             */
            field: "contract" | "category" | "place" | "price" | "surface" | "rooms" | "bedrooms" | "bathrooms" | "typologies" | "conditions" | "floorPositions" | "parkings" | "heatings" | "gardens" | "energyLevels" | "views" | "legal" | "seaDistanceMax" | "builtAfter" | "flags" | "circle" | "travel" | "sort";
            /** @description What the words add to the field, in the form the criteria have. Of legal and flags one word, of circle and travel with from, the path of the place. */
            value: unknown;
            /** @description Words of the vocabulary it is about. */
            codes: string[];
            /** @description In the asked language. */
            label: string;
            /** @description What `without` calls it. */
            key: string;
            /** @description Left out of the search, because `without` says so. */
            off: boolean;
            /** @description The word or name that the words were taken for, when no language has them as they are written. */
            respelled?: string;
            /** @description Of a place: others of the same name, which `place` may choose. */
            others: {
                path: string;
                label: string;
            }[];
        };
        SentenceReading: {
            /** @description Path and query of the list the sentence describes, without language prefix. */
            url: string;
            /** @description Always there: whether the list is of sales, rents or auctions. */
            contract?: {
                /**
                 * @description Contract of the search.
                 * @enum {integer}
                 */
                value: 1 | 2 | 14;
                /** @description In the asked language. */
                label: string;
                /** @description Whether the sentence says so; else it is what most people mean. */
                said: boolean;
            };
            /** @description In the order of the sentence; several may have the same words. */
            understood: components["schemas"]["SentenceChip"][];
            /** @description What else is understood, for which `understood` has no field: phrases in quotes, which the ads must hold word by word, and further filters; absent where there is none. */
            quoted?: {
                /** @description In UTF-16 units of the sentence as it was sent. */
                start: number;
                /** @description Behind the last one. */
                end: number;
                /** @description The words of the sentence. */
                text: string;
                /** @description In the asked language. */
                label: string;
                /** @description What `without` calls it. */
                key: string;
                /** @description Left out of the search, because `without` says so. */
                off: boolean;
            }[];
            /** @description Words that no criterion can say. */
            notUnderstood: {
                /** @description In UTF-16 units of the sentence as it was sent. */
                start: number;
                /** @description Behind the last one. */
                end: number;
                /** @description The words of the sentence. */
                text: string;
            }[];
            /**
             * @description Who read it.
             * @enum {string}
             */
            reader: "rules" | "model";
        };
        Suggestion: {
            /**
             * @description An area is a touristic one.
             * @enum {string}
             */
            kind: "place" | "area" | "agency" | "ad";
            id: number;
            /** @description In the asked language where it has a name of its own, with the Croatian one: Fiume (Rijeka). An ad's is its reference. */
            label: string;
            /** @description What it is, in the asked language: town, agency, ad … */
            word: string;
            /** @description Wider places, nearest first; the town of an agency; the title of an ad. */
            context: string | null;
            /** @description Active ads in the place or of the agency; null for an ad. */
            count: number | null;
            /** @description Of a place, below the prefix of a list path, for example split/bacvice. */
            path: string | null;
            /**
             * @description Of a place.
             * @enum {string|null}
             */
            level: "country" | "region" | "province" | "city" | "city_zone" | "microzone" | "macroarea" | "touristic_area" | "road" | "metro_line" | "metro" | null;
            /** @description Of a place: every place it lies in. */
            within: number[];
            /** @description Where it leads, without a language prefix: homes for sale in a place, the page of an agency or an ad. */
            url: string;
        };
        TrackedBatch: {
            batch: unknown[];
            sentAt?: string;
        };
        TrackedBatchTaken: {
            accepted: number;
            duplicates: number;
            rejected: {
                index: number;
                messageId?: string;
                reason: string;
            }[];
        };
        AdStatistics: {
            /** @description Times on a list that was shown, told with consent. */
            seen: number;
            /** @description Times opened, told with consent. */
            opened: number;
            /** @description Times its page was sent to a browser, of everybody. */
            pages: number;
            /** @description Times opened at the least. */
            views: number;
            /** @description As they reached the advertiser, of everybody. */
            contacts: number;
            /** @description What they weigh together. */
            weight: number;
            days: {
                day: string;
                /** @description Times on a list that was shown, told with consent. */
                seen: number;
                /** @description Times opened, told with consent. */
                opened: number;
                /** @description Times its page was sent to a browser, of everybody. */
                pages: number;
                /** @description Times opened at the least. */
                views: number;
                /** @description As they reached the advertiser, of everybody. */
                contacts: number;
                /** @description What they weigh together. */
                weight: number;
            }[];
            ads: {
                id: number;
                /** @description Times on a list that was shown, told with consent. */
                seen: number;
                /** @description Times opened, told with consent. */
                opened: number;
                /** @description Times its page was sent to a browser, of everybody. */
                pages: number;
                /** @description Times opened at the least. */
                views: number;
                /** @description As they reached the advertiser, of everybody. */
                contacts: number;
                /** @description What they weigh together. */
                weight: number;
            }[];
            from: {
                entryPoint: string;
                seen: number;
                opened: number;
            }[];
            kinds: {
                /** @enum {string} */
                kind: "telephone" | "message" | "email" | "phone-call" | "visit" | "price-proposal" | "virtual-visit" | "in-person-visit";
                contacts: number;
                weight: number;
            }[];
        };
        TrafficFigures: {
            days: {
                /** @description In UTC. */
                day: string;
                pages: number;
                /** @description Browsers that agreed to be counted. */
                visitors: number;
                /** @description Pages that programs have opened. */
                bots: number;
            }[];
            /** @description Counted by the server without cookie or number of a visitor. */
            pageDays: {
                /** @description In UTC. */
                day: string;
                /** @description Sent to browsers, of everybody; going on inside a page is not among them. */
                pages: number;
                bots: number;
            }[];
            /** @description The same pages by their kind. */
            pageKinds: {
                /** @enum {string} */
                page: "home" | "list" | "ad" | "agency" | "user" | "other";
                pages: number;
                /** @description Of these, those of phones. */
                phones: number;
            }[];
            funnel: {
                /** @description Visitors who have seen a list, as all of these. */
                lists: number;
                ads: number;
                phones: number;
                leads: number;
            };
            consent: {
                /** @enum {string} */
                method: "accept" | "refuse" | "settings" | "navigation";
                choices: number;
                /** @description Of these, how many allow being counted. */
                analytics: number;
            }[];
            vitals: {
                vital: string;
                /** @description Key of the kind of page; empty where it has none. */
                pageSource: string;
                measured: number;
                /** @description Milliseconds, or the score of shifts. */
                p75: number;
                /** @description Share that is rated good. */
                good: number;
            }[];
            /** @description The same by the releases a page is made of. */
            releases: {
                release: string;
                vital: string;
                measured: number;
                p75: number;
            }[];
            /** @description Documents that were looked at for programs, one in a thousand, and how many were of some. */
            botChecks: {
                checked: number;
                bots: number;
            };
            /** @description Searches without result, most often first. */
            emptyLists: {
                path: string;
                times: number;
            }[];
        };
        ValuationComparable: {
            id: number;
            /** @description What is asked, in euros. */
            price: number;
            perSquareMetre: number;
            /** @description What the valued home would be asked for by this ad: its price without their differences. */
            adjusted: number;
            surface: number;
            floor: number | null;
            yearBuilt: number | null;
            /** @enum {string|null} */
            condition: "new" | "good" | "renovated" | "to-renovate" | null;
            /** @description Metres, to the hundred; null where nobody is told where it is. */
            distance: number | null;
        };
        /** @description By asking prices, not by what was paid. Nothing of the question is kept. */
        Valuation: {
            /** @description Where ads were compared. */
            place: {
                label: string;
                level: string;
                path: string;
            } | null;
            /** @description The place that was understood. */
            asked: {
                label: string;
                path: string;
            };
            /** @description Comparable ads. */
            count: number;
            /** @description Fewer comparable ads than these give no number. */
            fewest: number;
            /** @description Asking prices in euros: eight of ten such homes are asked for between low and high. Null where that cannot be said. */
            estimate: {
                low: number;
                middle: number;
                high: number;
                perSquareMetre: number;
                /** @enum {string} */
                confidence: "sure" | "fair" | "rough";
                quarters: {
                    lower: number;
                    upper: number;
                };
            } | null;
            reasons: {
                /** @enum {string} */
                reason: "place" | "surface" | "floor" | "lift" | "year" | "condition" | "energy" | "sea" | "view" | "parking" | "extras";
                effect: number;
            }[];
            /** @description Per square metre, by each comparable ad; ascending. */
            adjusted: number[];
            /** @description The five that are most alike. */
            comparables: components["schemas"]["ValuationComparable"][];
            /** @description List of such ads, without language prefix. */
            adsPath: string;
        };
        VisitCalendar: {
            /** @enum {integer} */
            slotMinutes: 15 | 20 | 30 | 45 | 60 | 90;
            noticeHours: number;
            places: ("on-site" | "remote")[];
            weekly: {
                /** @description 1 is Monday. */
                weekday: number;
                /** @description On the clock of Europe/Zagreb. */
                from: string;
                /** @description On the clock of Europe/Zagreb. */
                to: string;
            }[];
            /** @description Days that differ from their weekday; one without hours is free of visits. */
            exceptions: {
                day: string;
                hours: {
                    /** @description On the clock of Europe/Zagreb. */
                    from: string;
                    /** @description On the clock of Europe/Zagreb. */
                    to: string;
                }[];
            }[];
        };
        VisitOffer: {
            places: ("on-site" | "remote")[];
            minutes: number;
            timeZone: string;
            /** @description Free ones; without any, visitors name up to three times. */
            slots: {
                start: string;
                end: string;
            }[];
        };
        Visit: {
            uuid: string;
            /**
             * @description How a visit takes place.
             * @enum {string}
             */
            place: "on-site" | "remote";
            /** @enum {string} */
            state: "requested" | "countered" | "confirmed" | "declined" | "cancelled";
            minutes: number;
            asked: string[];
            /** @description Another time of the advertiser’s that waits for the visitor. */
            offeredAt: string | null;
            agreedAt: string | null;
            /** @description What the reader may do now. */
            acts: ("confirm" | "propose" | "decline")[];
        };
        ThreadVisit: {
            visit: components["schemas"]["Visit"] | null;
        };
        /** @description Where a visit stands, as the link of a mail shows it. */
        VisitLink: {
            uuid: string;
            /**
             * @description How a visit takes place.
             * @enum {string}
             */
            place: "on-site" | "remote";
            /** @enum {string} */
            state: "requested" | "countered" | "confirmed" | "declined" | "cancelled";
            minutes: number;
            asked: string[];
            /** @description Another time of the advertiser’s that waits for the visitor. */
            offeredAt: string | null;
            agreedAt: string | null;
            /** @description What the reader may do now. */
            acts: ("confirm" | "propose" | "decline")[];
            ad: {
                id: number;
                title: string;
                /** @description Without language. */
                path: string;
            };
            /**
             * @description Who reads.
             * @enum {string}
             */
            side: "visitor" | "advertiser";
            /** @description All its times have passed, and it was not called off. */
            over: boolean;
            /** @description Nothing has happened since the mail of the link. */
            current: boolean;
            /** @description Times that were asked for and are still to come. */
            free: string[];
        };
        NextLink: {
            /** @description In place of the one that has now been used. */
            link: string;
        };
        PushStart: {
            /** @description What browsers subscribe with: a point of P-256 in base64url. */
            publicKey: string;
            /** @description Whether the browser of the address that was asked about is told what is new. */
            here: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registrationType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                };
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationTypeAnswer"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                };
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyEmailAnswer"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                    password: string;
                    natrag?: string;
                };
                "application/json": {
                    email: string;
                    password: string;
                    natrag?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    secondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: string;
                    natrag?: string;
                };
                "application/json": {
                    code: string;
                    natrag?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    passkeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeySignInOptions"];
                };
            };
        };
    };
    passkeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: string;
                    natrag?: string;
                };
                "application/json": {
                    credential: string;
                    natrag?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone?: string;
                    "phone-prefix"?: string;
                    password: string;
                    privacy: string;
                    /** @description 1 when it is ticked. */
                    communications?: string;
                    /** @description 1 when it is ticked. */
                    newsletter?: string;
                };
                "application/json": {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone?: string;
                    "phone-prefix"?: string;
                    password: string;
                    privacy: string;
                    /** @description 1 when it is ticked. */
                    communications?: string;
                    /** @description 1 when it is ticked. */
                    newsletter?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
        };
    };
    passwordRetrieve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                };
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    pwd: string;
                    pwdrip: string;
                    email?: string;
                };
                "application/json": {
                    token: string;
                    pwd: string;
                    pwdrip: string;
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                };
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmEmailAnswer"];
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
        };
    };
    saveMarketing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    marketing?: string[];
                };
                "application/json": {
                    marketing?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
        };
    };
    userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
        };
    };
    fullUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullUserInfo"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
        };
    };
    tellThirdParty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    thirdParty: string;
                };
                "application/json": {
                    thirdParty: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
        };
    };
    csrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfToken"];
                };
            };
        };
    };
    proofChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made and read by altcha-lib. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofChallenge"];
                };
            };
        };
    };
    formState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthFormState"];
                };
            };
        };
    };
    startAgencyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStart"];
                };
            };
        };
    };
    takeAgencyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    /** @description Somebody who works for the agency. */
                    agent?: number;
                    topic: string;
                    name: string;
                    email: string;
                    phone: string;
                    message: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenForm"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    revealAgencyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedPhone"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencies: {
        parameters: {
            query?: {
                /** @description Path of a place, as split/bacvice. */
                place?: string;
                /** @description Of an agency or of somebody who works for one, as typed. */
                name?: string;
                /** @description One of agency, constructor, court. */
                type?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el. */
                language?: string;
                /** @description sale or rent. */
                offer?: string;
                /** @description One of houses-apartments, rooms-beds, new-constructions, garage-parking, buildings, offices-coworking, shops, warehouses, sheds, lands. */
                kind?: string;
                /** @description 1: entered in the register of brokers. */
                licensed?: string;
                /** @description ads or name; left out, by how well a typed name fits, else ads. */
                sort?: string;
                /** @description From 1 on. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyDirectory"];
                };
            };
        };
    };
    readAgency: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyDetail"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencyListings: {
        parameters: {
            query?: {
                /** @description sale or rent. */
                offer?: string;
                /** @description One of houses-apartments, rooms-beds, new-constructions, garage-parking, buildings, offices-coworking, shops, warehouses, sheds, lands. */
                kind?: string;
                /** @description Id of somebody who works for it. */
                agent?: string;
                /** @description From 1 on. */
                page?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyListings"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startAgencyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStart"];
                };
            };
        };
    };
    takeAgencyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    kind: string;
                    company: string;
                    oib: string;
                    register: string;
                    street: string;
                    place: string;
                    name: string;
                    email: string;
                    phone: string;
                    message: string;
                    privacy: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenForm"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencyRequests: {
        parameters: {
            query?: {
                /** @description One of open, asked, approved, refused; anything else is the first. */
                state?: string;
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyRequests"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyRequest"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    decideAboutAgencyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action: string;
                    reasons: string;
                    seen: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "open" | "asked" | "approved" | "refused";
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
        };
    };
    readSearchNews: {
        parameters: {
            query?: {
                page?: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchNews"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    visitSearchNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    renewSearchFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedKey"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAlerts: {
        parameters: {
            query: {
                veza: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAlerts"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setAlertsActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    /** @description True proves the mailbox, or begins again; false ends all alerts. */
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Path and query of a list, in any language. */
                    address: string;
                    name: string;
                    email: string;
                    /** @enum {string} */
                    alert: "daily" | "real-time";
                    /**
                     * @description Of the mails.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setLinkedAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    /**
                     * @description How soon new ads are told of.
                     * @enum {string}
                     */
                    alert: "none" | "daily" | "real-time";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startAlertForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStart"];
                };
            };
        };
    };
    readConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentState"];
                };
            };
        };
    };
    chooseConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentChoice"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentState"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStart"];
                };
            };
        };
    };
    takeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    topic: string;
                    name: string;
                    email: string;
                    message: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenForm"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
        };
    };
    askForExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of the mail.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    leavePortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of the mail.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    stayOnPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readEnquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryForm"];
                };
            };
        };
    };
    startEnquiry: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a form of an ad starts with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryStart"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    listingId: number;
                    reason: string;
                    name: string;
                    email: string;
                    phone: string;
                    message: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEnquiry"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readEnquiryLink: {
        parameters: {
            query: {
                kod: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the link of a mail asks to confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryLink"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    followEnquiryLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedLink"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readSentEnquiry: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of a form of an ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryOutcome"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listThreads: {
        parameters: {
            query?: {
                page?: number;
                /** @description All of them where left out. */
                box?: "inbox" | "archived" | "blocked";
                /** @description Words in names, titles of ads and what was said. */
                q?: string;
                ad?: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryThreads"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readThread: {
        parameters: {
            query?: {
                /** @description Entries after this one alone. */
                after?: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEntries"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    answerThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description May be empty where files go along. */
                    message: string;
                    /** @description Tokens of uploads. */
                    files?: string[];
                    /**
                     * Format: uuid
                     * @description Made by the browser: a message that comes again with it is the same one.
                     */
                    clientId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    markThreadSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The last one seen. */
                    entry: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeThreadState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    archived?: boolean;
                    /** @description Takes nothing more from the other side. */
                    blocked?: boolean;
                    shares?: ("phone" | "email")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    countLeads: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdLeads"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experiments"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    flag: string;
                    /** @description Together 1, give or take 0.01. */
                    weights: {
                        on: number;
                        off: number;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
        };
    };
    stopExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagStates"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    flipFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "visitRequests" | "aiSearch" | "priceProposal" | "messaging" | "realtimeNotifications" | "auctions" | "mortgageWidget" | "internationalSearch" | "newSorting" | "bedroomSearch" | "anonymousTracking";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `shipped` takes the browser’s own choice back.
                     * @enum {string}
                     */
                    state: "on" | "off" | "shipped";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    suggestPlaces: {
        parameters: {
            query?: {
                query?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceSuggestion"][];
                };
            };
        };
    };
    partsOfPlace: {
        parameters: {
            query: {
                place: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacePart"][];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    placeAtPoint: {
        parameters: {
            query: {
                lat: number;
                lng: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceAtPoint"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readHome: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
        };
    };
    isochrone: {
        parameters: {
            query?: {
                /** @description Latitude in degrees. */
                lat?: string;
                /** @description Longitude in degrees. */
                lng?: string;
                /** @description Whole minutes from 1 to 60. */
                minutes?: string;
                /** @description One of car, bike, walk, transit. */
                mode?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Isochrone"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readListingCards: {
        parameters: {
            query?: {
                /** @description Ids with commas between; those beyond the first 50, and what is none, are left out. */
                ids?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingCards"];
                };
            };
        };
    };
    readListing: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingDetail"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    similarListings: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarListings"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    advertiserListings: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingCards"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    mapSettings: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapSettings"];
                };
            };
        };
    };
    sendFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenUpload"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenUpload"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readOwnAgencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAgencies"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    actForAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agencyId: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    inviteToAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: string;
                    /** @description Of the role `custom` alone. */
                    permissions?: string[];
                    email: string;
                    /**
                     * @description Of the mail.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endAgencyInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                invite: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeAgencyRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: string;
                    /** @description Of the role `custom` alone. */
                    permissions?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    removeFromAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencyInvite: {
        parameters: {
            query: {
                /** @description Key of the link. */
                veza: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyInvite"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    joinAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedAgency"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startReport: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the form to report an ad starts with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStart"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    takeReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    listingId: number;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    reason: string;
                    explanation: string;
                    name: string;
                    email: string;
                    goodFaith: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenReport"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readReportForm: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is asked of who reports an ad, in the words of one language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportForm"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reportListing: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    reason: string;
                    explanation: string;
                    name: string;
                    email: string;
                    goodFaith: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDone"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormProblems"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reportThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    explanation: string;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    /**
                     * Format: uuid
                     * @description Makes one of what is sent twice.
                     */
                    key: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenReport"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    startComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the decision, which stands in the mails about it and nowhere else. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStart"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    takeComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the decision, which stands in the mails about it and nowhere else. */
                    decision: string;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                    email: string;
                    explanation: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenForm"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readModerationQueue: {
        parameters: {
            query?: {
                /** @description One of open, asked, hidden, closed; anything else is the first. */
                filter?: string;
                page?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationQueue"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readModerationCase: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCase"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    decideAboutAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action: string;
                    ground: string;
                    reasons: string;
                    seen: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of the decision, which stands in the mails about it. */
                        reference: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
        };
    };
    readStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
        };
    };
    signInStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token; by this name no form that comes back holds it. */
                    secret: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    signOutStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readStaffRemotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRemotes"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readErrorCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        /** @description Markdown, in English. */
                        text: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeRemote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** @description `action` is one of rollback, promote, stop-canary, on, off, canary; the last three are for a canary. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one the author has seen. */
                    revision: number;
                    action: string;
                    reason: string;
                    release: string;
                    percent: string;
                    days: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        remote: string;
                        /** @description Null where it was so already. */
                        revision: number | null;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
        };
    };
    breakRemote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    breakage: "missing" | "error" | "hang" | "syntax" | "throw" | "styles" | "server-throw" | "server-loop";
                    /**
                     * @description `mend` takes back what is broken, here and for all.
                     * @enum {string}
                     */
                    scope: "here" | "all" | "mend";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    beginOwnAd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    locale?: string;
                    /** @description What was typed, by field of the form. */
                    fields: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewDraft"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readOwnAd: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    saveOwnAd: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of what the page shows. */
                    version: number;
                    /** @description What was typed, by field of the form. */
                    fields: {
                        [key: string]: string;
                    };
                    /**
                     * @description Whose rules are asked, once what was typed is saved.
                     * @enum {string}
                     */
                    step?: "vrsta-i-mjesto" | "podaci" | "slike" | "ponuda" | "pregled";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    previewOwnAd: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingDetail"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    publishOwnAd: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedAd"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    doWithOwnAd: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    deed: "pause" | "resume" | "sold" | "renew" | "delete" | "restore";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listOwnAds: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAdList"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readOwnAdOfListing: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description Of the published ad. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    placeOwnPhotos: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photos: {
                        id: number;
                        room: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPhotos"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    addOwnPhotos: {
        parameters: {
            query: {
                /** @description Opens the draft; of an owned one, to its owner alone. */
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uploads: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoOutcome"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    revealPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedPhone"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingContact"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readPriceGuide: {
        parameters: {
            query?: {
                /** @description Path or name of a place; left out, it is the country. */
                place?: string;
                offer?: "sale" | "rent";
                kind?: "flats" | "houses" | "land";
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceGuide"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    downloadPriceGuide: {
        parameters: {
            query?: {
                /** @description Path or name of a place; left out, it is the country. */
                place?: string;
                offer?: "sale" | "rent";
                kind?: "flats" | "houses" | "land";
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    priceNote: {
        parameters: {
            query?: {
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By asking prices, not by what was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceNote"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
        };
    };
    saveNewsChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    communications: boolean;
                    newsletter: boolean;
                    /** @description Left out, it stays as it is. */
                    products?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    pwd: string;
                    pwdrip: string;
                    /**
                     * @description Of the mail that tells the owner.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    saveOwnDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    surname: string;
                    /**
                     * @description Of mails.
                     * @enum {string}
                     */
                    language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    askForEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /**
                     * @description Of the message.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    dropNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /**
                     * @description Of the message.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    askForPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /**
                     * @description Of the message.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    dropNewPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    removeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readProposalLink: {
        parameters: {
            query: {
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a proposed price stands, as the link of a mail shows it to the advertiser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalLink"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    answerProposalByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    message?: string;
                    /** @enum {string} */
                    act: "accept" | "decline" | "answer";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readProposalBounds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Euros between which a proposal is taken seriously. A hidden price has no part in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalBounds"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    proposePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    listingId: number;
                    /** @description Euros. */
                    amount: number;
                    name: string;
                    email: string;
                    phone: string;
                    message: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEnquiry"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readThreadProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadProposal"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "accept" | "decline" | "answer";
                    /** @description An answer needs one. */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceProposal"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    beginReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayBegun"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    addReplayPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From 0; a part that comes twice is kept once. */
                    number: number;
                    /** @description Events of rrweb. */
                    events: unknown[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replays"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdMarks"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    mergeAdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    saved?: number[];
                    hidden?: number[];
                    seen?: number[];
                    /** @description What the browser knew of saved ads. */
                    details?: {
                        id: number;
                        note?: string;
                        /** @description Name of its folder in the browser. */
                        folder?: string;
                        /** Format: date-time */
                        savedAt?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description `left` is what there was no room for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedAdMarks"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    markAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mark: "saved" | "hidden" | "seen";
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    unmarkAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mark: "saved" | "hidden" | "seen";
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    unmarkAllAds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mark: "saved" | "hidden" | "seen";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    restoreAds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mark: "saved" | "hidden" | "seen";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listMarkedAds: {
        parameters: {
            query?: {
                page?: number;
                /** @description Of saved ads: only those of one folder. */
                folder?: number;
                sort?: "newest" | "cheapest" | "dearest" | "changed";
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path: {
                mark: "saved" | "hidden" | "seen";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedAds"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeSavedAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Empty for none. */
                    note?: string;
                    /** @description Null for none. */
                    folder?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readKeptAds: {
        parameters: {
            query?: {
                /** @description Ids with commas between; those beyond the first 100, and what is none, are left out. */
                ids?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptAds"];
                };
            };
        };
    };
    readFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFolders"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    makeFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFolder"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    renameFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    leaveFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    openFolderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endFolderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    inviteToFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /**
                     * @description Of the mail.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endFolderInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                invite: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endFolderAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readSharedList: {
        parameters: {
            query: {
                veza: string;
                page?: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedList"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readFolderInvite: {
        parameters: {
            query: {
                veza: string;
                page?: number;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderInvite"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    joinFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFolder"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Path and query of a list, in any language. */
                    address: string;
                    name: string;
                    /**
                     * @description How soon new ads are told of.
                     * @enum {string}
                     */
                    alert: "none" | "daily" | "real-time";
                    /** @enum {string} */
                    language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedOutcome"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    findSavedSearch: {
        parameters: {
            query: {
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundSearch"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /**
                     * @description How soon new ads are told of.
                     * @enum {string}
                     */
                    alert?: "none" | "daily" | "real-time";
                    /** @description Path and query of the list it asks for from now on. */
                    address?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentSearches"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    keepRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Newest first, in the words of the page that showed them. */
                    searches: {
                        /** @description Path and query of a list without language. */
                        path: string;
                        title: string;
                        details: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentSearches"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    forgetRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    searchListings: {
        parameters: {
            query?: {
                /** @description Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/. */
                path?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
                /** @description Slug of an agency whose ads alone are wanted. */
                agency?: string;
                /** @description 1 sale, 2 rent, 14 auction; auctions find nothing while they are off. */
                idContratto?: string;
                /** @description Category: 1 residential, 2 commercial, 3 tourist, 4 rooms, 5 international, 6 new-constructions, 14 auctions, 20 buildings, 21 warehouses, 22 garages, 23 offices, 24 land, 25 sheds, 26 shops, 27 new-buildings. */
                idCategoria?: string;
                /** @description Country. Of each level several, separated by commas; a place that another one lies in says only where that is, of all others any will do. */
                idNazione?: string;
                /** @description Regions. */
                idRegione?: string;
                /** @description The same as idRegione. */
                fkRegione?: string;
                /** @description Counties. */
                idProvincia?: string;
                /** @description Touristic areas. */
                idAreaTuristica?: string;
                /** @description Macroarea; Croatia has none. */
                idMacroarea?: string;
                /** @description Towns and municipalities. */
                idComune?: string;
                /** @description Parts of a town or settlements, separated by commas. */
                idMZona?: string;
                /** @description Neighbourhoods, separated by commas. */
                idQuartiere?: string;
                /** @description Metro line; Croatia has none. */
                fkMetro?: string;
                /** @description Metro station; Croatia has none. */
                fkMetroStation?: string;
                /** @description Euros, inclusive. */
                prezzoMinimo?: string;
                /** @description Euros, inclusive. */
                prezzoMassimo?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMinima?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMassima?: string;
                /** @description Rooms. */
                localiMinimo?: string;
                /** @description Rooms. */
                localiMassimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMinimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMassimo?: string;
                /** @description Bathrooms, so many or more. */
                bagni?: string;
                /** @description Property types, separated by commas: 1 apartment, 2 attic, 3 independent-house, 4 loft, 5 farmhouse, 6 villa, 7 terraced-house, 8 office, 9 shop, 10 warehouse, 11 sheds, 12 commercial-premises, 13 laboratory, 14 business, 15 agricultural-land, 16 building-land, 17 bed-place, 18 full-room. */
                idTipologia?: string;
                /** @description The same as idTipologia. */
                tipoProprieta?: string;
                /** @description Condition, any of new, good, renovated, to-renovate, separated by commas. */
                stato?: string;
                /** @description Floor position, any of ground, intermediate, top, separated by commas. */
                fasciaPiano?: string;
                /** @description Parking, any of single-garage, double-garage, parking-space, separated by commas. */
                boxAuto?: string;
                /** @description Heating, any of autonomous, centralized, air-conditioning, separated by commas. */
                riscaldamenti?: string;
                /** @description Garden, any of private-garden, shared-garden, separated by commas. */
                giardino?: string;
                /** @description Energy classes, any of high, medium, low, separated by commas. */
                classeEnergetica?: string;
                /** @description View, any of sea-view, lake-view, mountain-view, panoramic-view, river-view, park-view, separated by commas. */
                vista?: string;
                /** @description 1: only with a balcony or terrace. */
                balconeOterrazzo?: string;
                /** @description 1: only with a lift. */
                ascensore?: string;
                /** @description 1: only with furniture. */
                arredato?: string;
                /** @description 1: only with a basement. */
                cantina?: string;
                /** @description 1: only with a pool. */
                piscina?: string;
                /** @description 1: only with an alarm. */
                sistemaAllarmeVigilanza?: string;
                /** @description 1: only with pets welcome. */
                animali?: string;
                /** @description 1: only with smokers welcome. */
                fumatore?: string;
                /** @description 1: only with a virtual tour. */
                virtualTour?: string;
                /** @description 1: only with income. */
                aReddito?: string;
                /** @description 1: only with students welcome. */
                perStudenti?: string;
                /** @description 1: no auctions. */
                noAste?: string;
                /** @description Legal facts, of clear-title, use-permit, legalized, separated by commas; each must hold. */
                legal?: string;
                /** @description 1: only with no commission for the broker, private sellers included. */
                noCommission?: string;
                /** @description 1: only with a reduced price. */
                priceReduced?: string;
                /** @description 1: only with free today, by the day the ad names where it names one. */
                available?: string;
                /** @description 1: of ads that seem to offer the same property only the first one. */
                foldDuplicates?: string;
                /** @description Metres to the sea at most. */
                seaDistanceMax?: string;
                /** @description Year of building, this one or a later one. */
                builtAfter?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMinimo?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMassimo?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMinima?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMassima?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMinimo?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMassimo?: string;
                /** @description Advertiser, any of agenzia, privato, separated by commas. */
                advertiser?: string;
                /** @description Published today or on one of so many days before, 3650 at most. */
                publishedWithin?: string;
                /** @description A day, 2027-03-01: free on it at the latest. */
                availableBy?: string;
                /** @description 1: only with pictures. */
                withPhotos?: string;
                /** @description 1: only with a floor plan, among the pictures or as a document. */
                withPlan?: string;
                /** @description All words must occur, in any of their forms; the last one may be unfinished. What stands in quotes must occur word by word. */
                keyword?: string;
                /** @description Corners of a drawn area, lat,lng each, separated by semicolons. May be repeated up to five times: any of the areas will do, the circle included. */
                vrt?: string;
                /** @description Centre of a circle, lat,lng. */
                centro?: string;
                /** @description Its radius in metres. */
                raggio?: string;
                /** @description Part of the map, south,west,north,east: only ads in it. */
                viewport?: string;
                /** @description lat,lng,minutes,mode: only ads within so many minutes, 60 at most, by car, bike, walk, transit. May be given twice: both must hold. */
                travel?: string;
                /** @description Centre of the map; narrows nothing. */
                lat?: string;
                /** @description Centre of the map; narrows nothing. */
                lng?: string;
                /** @description Zoom level of the map; narrows nothing. */
                zoom?: string;
                /** @description Order: rilevanza, prezzo, superficie, locali, data, piano, prezzoMq, agenzie, privati or scontati. */
                criterio?: string;
                /** @description asc or desc. */
                ordine?: string;
                /** @description Page of 25, from 1. */
                pag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchListResponse"];
                };
            };
        };
    };
    countListings: {
        parameters: {
            query?: {
                /** @description Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/. */
                path?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
                /** @description Slug of an agency whose ads alone are wanted. */
                agency?: string;
                /** @description 1 sale, 2 rent, 14 auction; auctions find nothing while they are off. */
                idContratto?: string;
                /** @description Category: 1 residential, 2 commercial, 3 tourist, 4 rooms, 5 international, 6 new-constructions, 14 auctions, 20 buildings, 21 warehouses, 22 garages, 23 offices, 24 land, 25 sheds, 26 shops, 27 new-buildings. */
                idCategoria?: string;
                /** @description Country. Of each level several, separated by commas; a place that another one lies in says only where that is, of all others any will do. */
                idNazione?: string;
                /** @description Regions. */
                idRegione?: string;
                /** @description The same as idRegione. */
                fkRegione?: string;
                /** @description Counties. */
                idProvincia?: string;
                /** @description Touristic areas. */
                idAreaTuristica?: string;
                /** @description Macroarea; Croatia has none. */
                idMacroarea?: string;
                /** @description Towns and municipalities. */
                idComune?: string;
                /** @description Parts of a town or settlements, separated by commas. */
                idMZona?: string;
                /** @description Neighbourhoods, separated by commas. */
                idQuartiere?: string;
                /** @description Metro line; Croatia has none. */
                fkMetro?: string;
                /** @description Metro station; Croatia has none. */
                fkMetroStation?: string;
                /** @description Euros, inclusive. */
                prezzoMinimo?: string;
                /** @description Euros, inclusive. */
                prezzoMassimo?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMinima?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMassima?: string;
                /** @description Rooms. */
                localiMinimo?: string;
                /** @description Rooms. */
                localiMassimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMinimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMassimo?: string;
                /** @description Bathrooms, so many or more. */
                bagni?: string;
                /** @description Property types, separated by commas: 1 apartment, 2 attic, 3 independent-house, 4 loft, 5 farmhouse, 6 villa, 7 terraced-house, 8 office, 9 shop, 10 warehouse, 11 sheds, 12 commercial-premises, 13 laboratory, 14 business, 15 agricultural-land, 16 building-land, 17 bed-place, 18 full-room. */
                idTipologia?: string;
                /** @description The same as idTipologia. */
                tipoProprieta?: string;
                /** @description Condition, any of new, good, renovated, to-renovate, separated by commas. */
                stato?: string;
                /** @description Floor position, any of ground, intermediate, top, separated by commas. */
                fasciaPiano?: string;
                /** @description Parking, any of single-garage, double-garage, parking-space, separated by commas. */
                boxAuto?: string;
                /** @description Heating, any of autonomous, centralized, air-conditioning, separated by commas. */
                riscaldamenti?: string;
                /** @description Garden, any of private-garden, shared-garden, separated by commas. */
                giardino?: string;
                /** @description Energy classes, any of high, medium, low, separated by commas. */
                classeEnergetica?: string;
                /** @description View, any of sea-view, lake-view, mountain-view, panoramic-view, river-view, park-view, separated by commas. */
                vista?: string;
                /** @description 1: only with a balcony or terrace. */
                balconeOterrazzo?: string;
                /** @description 1: only with a lift. */
                ascensore?: string;
                /** @description 1: only with furniture. */
                arredato?: string;
                /** @description 1: only with a basement. */
                cantina?: string;
                /** @description 1: only with a pool. */
                piscina?: string;
                /** @description 1: only with an alarm. */
                sistemaAllarmeVigilanza?: string;
                /** @description 1: only with pets welcome. */
                animali?: string;
                /** @description 1: only with smokers welcome. */
                fumatore?: string;
                /** @description 1: only with a virtual tour. */
                virtualTour?: string;
                /** @description 1: only with income. */
                aReddito?: string;
                /** @description 1: only with students welcome. */
                perStudenti?: string;
                /** @description 1: no auctions. */
                noAste?: string;
                /** @description Legal facts, of clear-title, use-permit, legalized, separated by commas; each must hold. */
                legal?: string;
                /** @description 1: only with no commission for the broker, private sellers included. */
                noCommission?: string;
                /** @description 1: only with a reduced price. */
                priceReduced?: string;
                /** @description 1: only with free today, by the day the ad names where it names one. */
                available?: string;
                /** @description 1: of ads that seem to offer the same property only the first one. */
                foldDuplicates?: string;
                /** @description Metres to the sea at most. */
                seaDistanceMax?: string;
                /** @description Year of building, this one or a later one. */
                builtAfter?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMinimo?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMassimo?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMinima?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMassima?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMinimo?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMassimo?: string;
                /** @description Advertiser, any of agenzia, privato, separated by commas. */
                advertiser?: string;
                /** @description Published today or on one of so many days before, 3650 at most. */
                publishedWithin?: string;
                /** @description A day, 2027-03-01: free on it at the latest. */
                availableBy?: string;
                /** @description 1: only with pictures. */
                withPhotos?: string;
                /** @description 1: only with a floor plan, among the pictures or as a document. */
                withPlan?: string;
                /** @description All words must occur, in any of their forms; the last one may be unfinished. What stands in quotes must occur word by word. */
                keyword?: string;
                /** @description Corners of a drawn area, lat,lng each, separated by semicolons. May be repeated up to five times: any of the areas will do, the circle included. */
                vrt?: string;
                /** @description Centre of a circle, lat,lng. */
                centro?: string;
                /** @description Its radius in metres. */
                raggio?: string;
                /** @description Part of the map, south,west,north,east: only ads in it. */
                viewport?: string;
                /** @description lat,lng,minutes,mode: only ads within so many minutes, 60 at most, by car, bike, walk, transit. May be given twice: both must hold. */
                travel?: string;
                /** @description Centre of the map; narrows nothing. */
                lat?: string;
                /** @description Centre of the map; narrows nothing. */
                lng?: string;
                /** @description Zoom level of the map; narrows nothing. */
                zoom?: string;
                /** @description Order: rilevanza, prezzo, superficie, locali, data, piano, prezzoMq, agenzie, privati or scontati. */
                criterio?: string;
                /** @description asc or desc. */
                ordine?: string;
                /** @description Page of 25, from 1. */
                pag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCount"];
                };
            };
        };
    };
    searchFacets: {
        parameters: {
            query?: {
                /** @description Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/. */
                path?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
                /** @description Slug of an agency whose ads alone are wanted. */
                agency?: string;
                /** @description 1 sale, 2 rent, 14 auction; auctions find nothing while they are off. */
                idContratto?: string;
                /** @description Category: 1 residential, 2 commercial, 3 tourist, 4 rooms, 5 international, 6 new-constructions, 14 auctions, 20 buildings, 21 warehouses, 22 garages, 23 offices, 24 land, 25 sheds, 26 shops, 27 new-buildings. */
                idCategoria?: string;
                /** @description Country. Of each level several, separated by commas; a place that another one lies in says only where that is, of all others any will do. */
                idNazione?: string;
                /** @description Regions. */
                idRegione?: string;
                /** @description The same as idRegione. */
                fkRegione?: string;
                /** @description Counties. */
                idProvincia?: string;
                /** @description Touristic areas. */
                idAreaTuristica?: string;
                /** @description Macroarea; Croatia has none. */
                idMacroarea?: string;
                /** @description Towns and municipalities. */
                idComune?: string;
                /** @description Parts of a town or settlements, separated by commas. */
                idMZona?: string;
                /** @description Neighbourhoods, separated by commas. */
                idQuartiere?: string;
                /** @description Metro line; Croatia has none. */
                fkMetro?: string;
                /** @description Metro station; Croatia has none. */
                fkMetroStation?: string;
                /** @description Euros, inclusive. */
                prezzoMinimo?: string;
                /** @description Euros, inclusive. */
                prezzoMassimo?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMinima?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMassima?: string;
                /** @description Rooms. */
                localiMinimo?: string;
                /** @description Rooms. */
                localiMassimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMinimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMassimo?: string;
                /** @description Bathrooms, so many or more. */
                bagni?: string;
                /** @description Property types, separated by commas: 1 apartment, 2 attic, 3 independent-house, 4 loft, 5 farmhouse, 6 villa, 7 terraced-house, 8 office, 9 shop, 10 warehouse, 11 sheds, 12 commercial-premises, 13 laboratory, 14 business, 15 agricultural-land, 16 building-land, 17 bed-place, 18 full-room. */
                idTipologia?: string;
                /** @description The same as idTipologia. */
                tipoProprieta?: string;
                /** @description Condition, any of new, good, renovated, to-renovate, separated by commas. */
                stato?: string;
                /** @description Floor position, any of ground, intermediate, top, separated by commas. */
                fasciaPiano?: string;
                /** @description Parking, any of single-garage, double-garage, parking-space, separated by commas. */
                boxAuto?: string;
                /** @description Heating, any of autonomous, centralized, air-conditioning, separated by commas. */
                riscaldamenti?: string;
                /** @description Garden, any of private-garden, shared-garden, separated by commas. */
                giardino?: string;
                /** @description Energy classes, any of high, medium, low, separated by commas. */
                classeEnergetica?: string;
                /** @description View, any of sea-view, lake-view, mountain-view, panoramic-view, river-view, park-view, separated by commas. */
                vista?: string;
                /** @description 1: only with a balcony or terrace. */
                balconeOterrazzo?: string;
                /** @description 1: only with a lift. */
                ascensore?: string;
                /** @description 1: only with furniture. */
                arredato?: string;
                /** @description 1: only with a basement. */
                cantina?: string;
                /** @description 1: only with a pool. */
                piscina?: string;
                /** @description 1: only with an alarm. */
                sistemaAllarmeVigilanza?: string;
                /** @description 1: only with pets welcome. */
                animali?: string;
                /** @description 1: only with smokers welcome. */
                fumatore?: string;
                /** @description 1: only with a virtual tour. */
                virtualTour?: string;
                /** @description 1: only with income. */
                aReddito?: string;
                /** @description 1: only with students welcome. */
                perStudenti?: string;
                /** @description 1: no auctions. */
                noAste?: string;
                /** @description Legal facts, of clear-title, use-permit, legalized, separated by commas; each must hold. */
                legal?: string;
                /** @description 1: only with no commission for the broker, private sellers included. */
                noCommission?: string;
                /** @description 1: only with a reduced price. */
                priceReduced?: string;
                /** @description 1: only with free today, by the day the ad names where it names one. */
                available?: string;
                /** @description 1: of ads that seem to offer the same property only the first one. */
                foldDuplicates?: string;
                /** @description Metres to the sea at most. */
                seaDistanceMax?: string;
                /** @description Year of building, this one or a later one. */
                builtAfter?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMinimo?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMassimo?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMinima?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMassima?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMinimo?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMassimo?: string;
                /** @description Advertiser, any of agenzia, privato, separated by commas. */
                advertiser?: string;
                /** @description Published today or on one of so many days before, 3650 at most. */
                publishedWithin?: string;
                /** @description A day, 2027-03-01: free on it at the latest. */
                availableBy?: string;
                /** @description 1: only with pictures. */
                withPhotos?: string;
                /** @description 1: only with a floor plan, among the pictures or as a document. */
                withPlan?: string;
                /** @description All words must occur, in any of their forms; the last one may be unfinished. What stands in quotes must occur word by word. */
                keyword?: string;
                /** @description Corners of a drawn area, lat,lng each, separated by semicolons. May be repeated up to five times: any of the areas will do, the circle included. */
                vrt?: string;
                /** @description Centre of a circle, lat,lng. */
                centro?: string;
                /** @description Its radius in metres. */
                raggio?: string;
                /** @description Part of the map, south,west,north,east: only ads in it. */
                viewport?: string;
                /** @description lat,lng,minutes,mode: only ads within so many minutes, 60 at most, by car, bike, walk, transit. May be given twice: both must hold. */
                travel?: string;
                /** @description Centre of the map; narrows nothing. */
                lat?: string;
                /** @description Centre of the map; narrows nothing. */
                lng?: string;
                /** @description Zoom level of the map; narrows nothing. */
                zoom?: string;
                /** @description Order: rilevanza, prezzo, superficie, locali, data, piano, prezzoMq, agenzie, privati or scontati. */
                criterio?: string;
                /** @description asc or desc. */
                ordine?: string;
                /** @description Page of 25, from 1. */
                pag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchFacets"];
                };
            };
        };
    };
    searchMap: {
        parameters: {
            query?: {
                /** @description Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/. */
                path?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
                /** @description Slug of an agency whose ads alone are wanted. */
                agency?: string;
                /** @description 1 sale, 2 rent, 14 auction; auctions find nothing while they are off. */
                idContratto?: string;
                /** @description Category: 1 residential, 2 commercial, 3 tourist, 4 rooms, 5 international, 6 new-constructions, 14 auctions, 20 buildings, 21 warehouses, 22 garages, 23 offices, 24 land, 25 sheds, 26 shops, 27 new-buildings. */
                idCategoria?: string;
                /** @description Country. Of each level several, separated by commas; a place that another one lies in says only where that is, of all others any will do. */
                idNazione?: string;
                /** @description Regions. */
                idRegione?: string;
                /** @description The same as idRegione. */
                fkRegione?: string;
                /** @description Counties. */
                idProvincia?: string;
                /** @description Touristic areas. */
                idAreaTuristica?: string;
                /** @description Macroarea; Croatia has none. */
                idMacroarea?: string;
                /** @description Towns and municipalities. */
                idComune?: string;
                /** @description Parts of a town or settlements, separated by commas. */
                idMZona?: string;
                /** @description Neighbourhoods, separated by commas. */
                idQuartiere?: string;
                /** @description Metro line; Croatia has none. */
                fkMetro?: string;
                /** @description Metro station; Croatia has none. */
                fkMetroStation?: string;
                /** @description Euros, inclusive. */
                prezzoMinimo?: string;
                /** @description Euros, inclusive. */
                prezzoMassimo?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMinima?: string;
                /** @description Square metres: net if given, else gross. */
                superficieMassima?: string;
                /** @description Rooms. */
                localiMinimo?: string;
                /** @description Rooms. */
                localiMassimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMinimo?: string;
                /** @description Bedrooms. */
                camereDaLettoMassimo?: string;
                /** @description Bathrooms, so many or more. */
                bagni?: string;
                /** @description Property types, separated by commas: 1 apartment, 2 attic, 3 independent-house, 4 loft, 5 farmhouse, 6 villa, 7 terraced-house, 8 office, 9 shop, 10 warehouse, 11 sheds, 12 commercial-premises, 13 laboratory, 14 business, 15 agricultural-land, 16 building-land, 17 bed-place, 18 full-room. */
                idTipologia?: string;
                /** @description The same as idTipologia. */
                tipoProprieta?: string;
                /** @description Condition, any of new, good, renovated, to-renovate, separated by commas. */
                stato?: string;
                /** @description Floor position, any of ground, intermediate, top, separated by commas. */
                fasciaPiano?: string;
                /** @description Parking, any of single-garage, double-garage, parking-space, separated by commas. */
                boxAuto?: string;
                /** @description Heating, any of autonomous, centralized, air-conditioning, separated by commas. */
                riscaldamenti?: string;
                /** @description Garden, any of private-garden, shared-garden, separated by commas. */
                giardino?: string;
                /** @description Energy classes, any of high, medium, low, separated by commas. */
                classeEnergetica?: string;
                /** @description View, any of sea-view, lake-view, mountain-view, panoramic-view, river-view, park-view, separated by commas. */
                vista?: string;
                /** @description 1: only with a balcony or terrace. */
                balconeOterrazzo?: string;
                /** @description 1: only with a lift. */
                ascensore?: string;
                /** @description 1: only with furniture. */
                arredato?: string;
                /** @description 1: only with a basement. */
                cantina?: string;
                /** @description 1: only with a pool. */
                piscina?: string;
                /** @description 1: only with an alarm. */
                sistemaAllarmeVigilanza?: string;
                /** @description 1: only with pets welcome. */
                animali?: string;
                /** @description 1: only with smokers welcome. */
                fumatore?: string;
                /** @description 1: only with a virtual tour. */
                virtualTour?: string;
                /** @description 1: only with income. */
                aReddito?: string;
                /** @description 1: only with students welcome. */
                perStudenti?: string;
                /** @description 1: no auctions. */
                noAste?: string;
                /** @description Legal facts, of clear-title, use-permit, legalized, separated by commas; each must hold. */
                legal?: string;
                /** @description 1: only with no commission for the broker, private sellers included. */
                noCommission?: string;
                /** @description 1: only with a reduced price. */
                priceReduced?: string;
                /** @description 1: only with free today, by the day the ad names where it names one. */
                available?: string;
                /** @description 1: of ads that seem to offer the same property only the first one. */
                foldDuplicates?: string;
                /** @description Metres to the sea at most. */
                seaDistanceMax?: string;
                /** @description Year of building, this one or a later one. */
                builtAfter?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMinimo?: string;
                /** @description Euros for each square metre, inclusive. */
                prezzoMqMassimo?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMinima?: string;
                /** @description Square metres of the land that belongs to it. */
                superficieTerrenoMassima?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMinimo?: string;
                /** @description Floor, counted from the ground, which is 0. */
                pianoMassimo?: string;
                /** @description Advertiser, any of agenzia, privato, separated by commas. */
                advertiser?: string;
                /** @description Published today or on one of so many days before, 3650 at most. */
                publishedWithin?: string;
                /** @description A day, 2027-03-01: free on it at the latest. */
                availableBy?: string;
                /** @description 1: only with pictures. */
                withPhotos?: string;
                /** @description 1: only with a floor plan, among the pictures or as a document. */
                withPlan?: string;
                /** @description All words must occur, in any of their forms; the last one may be unfinished. What stands in quotes must occur word by word. */
                keyword?: string;
                /** @description Corners of a drawn area, lat,lng each, separated by semicolons. May be repeated up to five times: any of the areas will do, the circle included. */
                vrt?: string;
                /** @description Centre of a circle, lat,lng. */
                centro?: string;
                /** @description Its radius in metres. */
                raggio?: string;
                /** @description Part of the map, south,west,north,east: only ads in it. */
                viewport?: string;
                /** @description lat,lng,minutes,mode: only ads within so many minutes, 60 at most, by car, bike, walk, transit. May be given twice: both must hold. */
                travel?: string;
                /** @description Centre of the map; narrows nothing. */
                lat?: string;
                /** @description Centre of the map; narrows nothing. */
                lng?: string;
                /** @description Zoom level of the map; narrows nothing. */
                zoom?: string;
                /** @description Order: rilevanza, prezzo, superficie, locali, data, piano, prezzoMq, agenzie, privati or scontati. */
                criterio?: string;
                /** @description asc or desc. */
                ordine?: string;
                /** @description Page of 25, from 1. */
                pag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMap"];
                };
            };
            /** @description What the asker has still holds. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSecurity"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @description What the browser has made, as JSON. */
                    credential: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    dropSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /**
                     * @description Of the mail that tells the owner.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of the mail that tells the owner.
                     * @enum {string}
                     */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readSentence: {
        parameters: {
            query?: {
                /** @description The sentence, 250 characters at most. */
                q?: string;
                /** @description Keys of chips that are left out of the search, with commas between. */
                without?: string;
                /** @description Path of the place that is meant, one of the `others` of a chip. */
                place?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceReading"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    suggest: {
        parameters: {
            query?: {
                query?: string;
                /** @description Which of place, area, agency, ad are wanted, separated by commas; all if it is not given. */
                kinds?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
        };
    };
    trackEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackedBatch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedBatchTaken"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    trackEventBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackedBatch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedBatchTaken"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    trackEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedBatchTaken"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    trackPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedBatchTaken"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readTraffic: {
        parameters: {
            query?: {
                /** @description How many, today included; 31 at most. */
                days?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficFigures"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAdStatistics: {
        parameters: {
            query?: {
                /** @description How many, today included; 31 at most. */
                days?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdStatistics"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readAgencyStatistics: {
        parameters: {
            query?: {
                /** @description How many, today included; 31 at most. */
                days?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdStatistics"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    valueHome: {
        parameters: {
            query: {
                /** @description Path or name of its place. */
                place?: string;
                lat?: number;
                lng?: number;
                typology: 1 | 3 | 6 | 7;
                /** @description Square metres. */
                surface: number;
                floor?: number;
                yearBuilt?: number;
                condition?: "new" | "good" | "renovated" | "to-renovate";
                /** @description Metres. */
                seaDistance?: number;
                /** @description What it has, parted by commas. */
                features?: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By asking prices, not by what was paid. Nothing of the question is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valuation"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readVisitLink: {
        parameters: {
            query: {
                veza: string;
                /** @description One of hr, de, en, it, fr, es, ru, pt, el; anything else is hr. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a visit stands, as the link of a mail shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitLink"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    answerVisitByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    message?: string;
                    /** @enum {string} */
                    act: "confirm" | "propose" | "decline";
                    /** @description ISO date-time with its offset, or a minute without one on the clock of Europe/Zagreb. */
                    time?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextLink"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readVisitOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitOffer"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    requestVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    listingId: number;
                    /**
                     * @description How a visit takes place.
                     * @enum {string}
                     */
                    place: "on-site" | "remote";
                    times: string[];
                    name: string;
                    email: string;
                    phone: string;
                    message: string;
                    /** @description Of the form as it was given: sent twice it is taken once. */
                    key: string;
                    /** @description Stays empty. */
                    website?: string;
                    /** @enum {string} */
                    locale: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEnquiry"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFields"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readVisitCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitCalendar"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    saveVisitCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitCalendar"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteVisitCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readThreadVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadVisit"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    answerVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "confirm" | "propose" | "decline";
                    /** @description ISO date-time with its offset, or a minute without one on the clock of Europe/Zagreb. */
                    time?: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    readPush: {
        parameters: {
            query?: {
                /** @description SHA-256 of the browser’s address. */
                of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushStart"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Address at the browser’s push service. */
                    endpoint: string;
                    /** @description `p256dh` in base64url. */
                    browserKey: string;
                    /** @description `auth` in base64url. */
                    authSecret: string;
                    /** @enum {string} */
                    language: "hr" | "de" | "en" | "it" | "fr" | "es" | "ru" | "pt" | "el";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
}
