import type { StaticTexts } from '../static-text';

export const it: StaticTexts = {
  home: 'Pagina iniziale',
  contents: 'In questa pagina',
  morePages: 'Pagine correlate',
  updated: 'Ultima modifica:',
  contactUs: 'Contatti',
  whoWeAre: {
    title: 'Chi siamo',
    description: 'Kvadrat è un portale immobiliare dimostrativo per la Croazia: che cosa offre, come funziona e con quali principi mostra gli annunci.',
    lead: 'Kvadrat è un portale immobiliare per la Croazia in nove lingue. Il nome è la parola con cui in Croazia si chiama, parlando, il metro quadro.',
    sections: {
      portal: {
        heading: 'Che cosa si può fare qui',
        blocks: [
          'In un solo posto trovate appartamenti, case, terreni e locali commerciali in vendita e in affitto, da Savudrija a Prevlaka. Cercate per luogo, prezzo, superficie e dotazioni; l’indirizzo di ogni ricerca si può salvare o inoltrare.',
          'Ogni annuncio dice ciò che serve prima a chi compra o affitta: prezzo e prezzo al metro quadro, luogo, superficie netta e lorda, piano e classe energetica. L’inserzionista si contatta direttamente, senza di noi in mezzo.',
        ],
      },
      demonstracija: {
        heading: 'Questo è un portale dimostrativo',
        blocks: [
          'Gli annunci, le agenzie e le persone che vedete sono inventati e le immagini sono disegnate. Prezzi e superfici somigliano al mercato croato, ma nessuno degli immobili esiste e nessuno si può comprare o affittare.',
          'Dietro il portale non c’è una società. Per questo non trovate ragione sociale, sede, codice fiscale o iscrizione al registro. Chi gestisce il portale come impresa inserisce qui i propri dati.',
        ],
      },
      nacela: {
        heading: 'I nostri principi',
        blocks: [
          [
            'Una posizione a pagamento porta sempre l’etichetta «In evidenza».',
            'I prezzi richiesti non si mescolano mai con quelli realizzati e un confronto dice su quanti annunci si basa.',
            'Se un inserzionista nasconde l’indirizzo esatto, non lo inviamo neppure al vostro browser.',
            'Il portale funziona anche senza script, su un telefono meno recente e con una connessione lenta.',
            'Non vendiamo i dati dei visitatori e non mostriamo pubblicità di altri.',
          ],
        ],
      },
      jezici: {
        heading: 'Nove lingue',
        blocks: [
          'Il portale parla croato, tedesco, inglese, italiano, francese, spagnolo, russo, portoghese e greco. Il testo di un annuncio resta nella lingua in cui l’inserzionista lo ha scritto, se non ne ha dato anche una traduzione.',
        ],
      },
      pristupacnost: {
        heading: 'Accessibilità',
        blocks: [
          'Teniamo le pagine alle linee guida WCAG 2.2, livello AA: si usano con la sola tastiera, con un lettore di schermo, con ingrandimento al 200% e senza animazioni. Se incontrate un ostacolo, [scriveteci](contactUs) in quale pagina e con quale strumento.',
        ],
      },
      'javite-se': {
        heading: 'Scriveteci',
        blocks: ['Domande, proposte e reclami si inviano con il [modulo di contatto](contactUs). Per l’immobile chiedete all’inserzionista nella pagina dell’annuncio.'],
      },
    },
  },
  terms: {
    title: 'Condizioni d’uso',
    description: 'Regole del portale dimostrativo Kvadrat: annunci, doveri degli inserzionisti, annunci in evidenza, responsabilità e diritto d’autore.',
    lead: 'Queste condizioni dicono che cosa potete aspettarvi dal portale e che cosa il portale si aspetta da voi. Valgono da quando iniziate a usarlo.',
    sections: {
      tko: {
        heading: 'Chi c’è dietro il portale',
        blocks: [
          'Kvadrat è un portale dimostrativo. Qui starebbero ragione sociale, sede, codice fiscale, iscrizione al registro e contatti del fornitore del servizio. Poiché non c’è una società, questi dati non ci sono e con il portale non si può concludere un contratto.',
        ],
      },
      usluga: {
        heading: 'Che cosa offre il portale',
        blocks: [
          'Il portale pubblica annunci di vendita e affitto di immobili, permette di cercarli e di contattare gli inserzionisti. Non è un mediatore, non rappresenta nessuna delle parti e non partecipa a trattative, caparre o contratti.',
          'La consultazione è gratuita e senza registrazione.',
        ],
      },
      oglasi: {
        heading: 'I dati negli annunci',
        blocks: [
          'Del contenuto di un annuncio risponde l’inserzionista. Sul portale dimostrativo gli annunci sono inventati e non sono un’offerta. Prima di ogni decisione reale verificate proprietà e gravami nel libro fondiario, l’agibilità, l’attestato energetico e lo stato sul posto.',
          'Il prezzo al metro quadro si calcola dal prezzo richiesto e dalla superficie indicata. Confronti e stime servono a orientarsi.',
        ],
      },
      oglasivaci: {
        heading: 'Doveri degli inserzionisti',
        blocks: [
          'Gli inserzionisti pubblicano solo immobili di cui possono disporre e inoltre:',
          [
            'indicano correttamente prezzo, superficie, luogo e classe energetica, o dicono che l’attestato è in preparazione',
            'pubblicano fotografie proprie o di cui hanno i diritti',
            'tolgono l’annuncio appena l’immobile è venduto o affittato',
            'non escludono nessuno per origine, religione, sesso, famiglia, disabilità o altra caratteristica tutelata.',
          ],
          'Un annuncio che viola queste regole o la legge può essere rimosso; l’inserzionista ne è informato con il motivo. Un annuncio dubbio si può [segnalare a noi](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Annunci in evidenza e ordine',
        blocks: [
          'Un inserzionista può pagare per una posizione migliore. Questi annunci portano l’etichetta «In evidenza»; i livelli a pagamento sono cinque. Gli annunci di un’agenzia in ritardo con i pagamenti contano come non pagati.',
          'L’ordine «per rilevanza» guarda solo a due cose: prima il livello a pagamento, dal più alto fino agli annunci che non ne hanno, e nello stesso livello la data di pubblicazione, dal più recente. Le vostre condizioni decidono quali annunci si vedono, non il loro ordine. Non contano nemmeno la completezza dell’annuncio, le vostre ricerche precedenti o ciò che sappiamo di voi.',
          'Gli altri ordini seguono ciò che dice il loro nome; gli annunci senza quel dato vengono per ultimi. «Prima le agenzie» e «prima i privati» seguono poi la rilevanza, «prima i ribassati» l’entità del ribasso e poi la data di pubblicazione. Gli annunci simili sono ordinati secondo la vicinanza del prezzo. L’ordine si può cambiare in ogni elenco.',
        ],
      },
      koristenje: {
        heading: 'Uso consentito',
        blocks: [
          'Potete usare il portale per cercare un immobile e per la vostra attività con gli annunci. Non è consentito inviare messaggi indesiderati agli inserzionisti, raccogliere i loro recapiti, aggirare i limiti o sovraccaricare i server.',
        ],
      },
      odgovornost: {
        heading: 'Responsabilità',
        blocks: [
          'Il portale è offerto così com’è, per mostrare e provare. Non garantiamo che funzioni senza interruzioni né che i dati siano esatti. Nulla in queste condizioni riduce i diritti che la legge vi riconosce come consumatori.',
        ],
      },
      prava: {
        heading: 'Diritto d’autore e fonti',
        blocks: [
          'Il codice del portale è pubblicato con licenza MIT. I dati dei luoghi provengono da OpenStreetMap, dall’Amministrazione geodetica statale, dalla Città di Zagabria e da GeoNames, alle condizioni indicate in fondo a ogni pagina. Testi e fotografie degli annunci appartengono agli inserzionisti.',
        ],
      },
      izmjene: {
        heading: 'Modifiche e legge applicabile',
        blocks: ['Le condizioni possono cambiare; il giorno dell’ultima modifica è in fondo alla pagina. Si applica il diritto croato. I dati personali sono descritti in [Privacy](privacy), la memorizzazione nel browser in [Cookie](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'Quali dati personali tratta Kvadrat, perché, per quanto tempo li conserva e come esercitare i propri diritti.',
    lead: 'Il portale chiede meno dati possibile. Qui si dice quali, a che cosa servono, chi li vede e quando spariscono.',
    sections: {
      voditelj: {
        heading: 'Chi tratta i dati',
        blocks: ['Il titolare del trattamento è chi gestisce questa installazione del portale. Su un portale reale qui starebbero nome, indirizzo e responsabile della protezione dei dati. Si raggiunge con il [modulo di contatto](contactUs), argomento «Privacy».'],
      },
      podaci: {
        heading: 'Quali dati trattiamo',
        blocks: [
          [
            'Messaggio dal modulo di contatto: argomento, nome, indirizzo e-mail, testo e lingua della pagina.',
            'Messaggio all’inserzionista, richiesta di visita e proposta di prezzo: nome, indirizzo e-mail, telefono, testo, orari o importo, lingua della pagina e risposte delle due parti.',
            'Segnalazione di un annuncio: motivo, spiegazione, nome e indirizzo e-mail.',
            'Indirizzo IP: solo nella memoria di lavoro, per qualche minuto, per limitare il numero di richieste. Non lo scriviamo nei registri né nella banca dati.',
            'Account: nome e cognome, indirizzo e-mail, telefono se lo indicate, lingua, consensi con il momento in cui sono stati dati, servizi di accesso collegati. La password si conserva solo come impronta da cui non si può risalire; i contatori dei tentativi di accesso conservano un’impronta dell’indirizzo IP.',
            'Registri del server: ora, indirizzo della pagina, esito e durata. Gli indirizzi e-mail vi sono mascherati.',
            'Annunci salvati e ricerche recenti: senza account restano nel vostro browser e non ci vengono inviati, con un account si conservano con esso.',
          ],
          'Non vi seguiamo su altri siti, non creiamo profili e non prendiamo decisioni automatizzate.',
        ],
      },
      svrhe: {
        heading: 'Finalità e base giuridica',
        blocks: [
          {
            head: ['Trattamento', 'Finalità', 'Base (GDPR, art. 6)'],
            rows: [
              ['Messaggio dal modulo', 'risposta alla vostra richiesta', 'legittimo interesse, par. 1 f, o misure precontrattuali, par. 1 b'],
              ['Richiesta su un annuncio', 'inoltro all’inserzionista e risposta a voi', 'misure precontrattuali, par. 1 b'],
              ['Segnalazione di un annuncio', 'verifica dell’annuncio e comunicazione della decisione', 'obbligo legale, par. 1 c'],
              ['Account', 'accesso e servizi legati all’account', 'contratto, par. 1 b; newsletter: consenso, par. 1 a'],
              ['Limite alle richieste', 'protezione dagli abusi', 'legittimo interesse, par. 1 f'],
              ['Registri del server', 'ricerca dei guasti', 'legittimo interesse, par. 1 f'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Chi vede i dati',
        blocks: ['Il vostro messaggio dal modulo di contatto lo vede solo chi gestisce il portale. All’indirizzo indicato vi inviamo una conferma con il numero del messaggio, tramite il server di posta del titolare. I dati non si vendono e non si danno a reti pubblicitarie o servizi di analisi.', 'La richiesta su un annuncio arriva al suo inserzionista: nome, telefono e quanto avete scritto, chiesto o proposto. Il vostro indirizzo e-mail non lo vede, né voi il suo: le risposte le inoltriamo noi.'],
      },
      rokovi: {
        heading: 'Per quanto tempo li conserviamo',
        blocks: [['I messaggi del modulo si cancellano da soli dopo 12 mesi.', 'Le conversazioni con gli inserzionisti si cancellano 24 mesi dopo l’ultimo messaggio o insieme al vostro account, le richieste non confermate dopo sette giorni. I dati di chi ha segnalato un annuncio si cancellano 12 mesi dopo la decisione.', 'L’account si conserva finché non ne chiedete la cancellazione. Un accesso dura al massimo 180 giorni, il link per confermare l’indirizzo 24 ore, quello per una nuova password 30 minuti.', 'Le copie delle e-mail inviate si cancellano dopo 30 giorni.', 'I dati nel browser li cancellate voi, quando volete; come, lo dice la pagina [Cookie](cookies).']],
      },
      'vasa-prava': {
        heading: 'I vostri diritti',
        blocks: ['Potete chiedere accesso, rettifica, cancellazione, limitazione del trattamento e portabilità dei dati, e opporvi al trattamento. Usate il [modulo](contactUs) con lo stesso indirizzo e-mail e indicate il numero del messaggio ricevuto con la conferma. Rispondiamo entro un mese.'],
      },
      prituzba: {
        heading: 'Reclamo',
        blocks: ['Se ritenete violati i vostri diritti, potete rivolgervi all’Agenzia croata per la protezione dei dati personali (AZOP) a Zagabria o all’autorità di controllo del Paese in cui vivete.'],
      },
    },
  },
  cookies: {
    title: 'Cookie',
    description: 'Kvadrat non usa cookie di tracciamento. Tutto ciò che il portale memorizza nel vostro browser, a che cosa serve e come si cancella.',
    lead: 'Per consultare il portale non servono cookie e non ne impostiamo. Poche cose restano nel vostro browser perché le avete chieste.',
    sections: {
      kolacici: {
        heading: 'Che cosa sono i cookie e la memoria locale',
        blocks: ['Un cookie è una piccola registrazione che il browser invia al server a ogni apertura di pagina. La memoria locale resta nel browser e non viene inviata da sola. Kvadrat usa la memoria locale e i cookie soltanto per l’accesso e per le prove.'],
      },
      popis: {
        heading: 'Che cosa si memorizza',
        blocks: [
          {
            head: ['Nome', 'Tipo', 'A che cosa serve', 'Durata'],
            rows: [
              ['favourites', 'memoria locale', 'l’elenco degli annunci che avete salvato', 'finché non lo cancellate'],
              ['saved-details', 'memoria locale', 'per gli annunci salvati: quando li avete salvati, note e cartelle', 'finché non li cancellate'],
              ['hidden-ads', 'memoria locale', 'l’elenco degli annunci che avete nascosto', 'finché non li ripristinate'],
              ['compare', 'memoria locale', 'al massimo quattro annunci che avete scelto di confrontare', 'finché non li togliete'],
              ['seen-ads', 'memoria locale', 'gli ultimi 300 annunci che avete aperto, per segnarli «Già visto»', 'finché non cancellate i dati del browser'],
              ['map-closed, map-still', 'memoria locale', 'avete chiuso la mappa accanto all’elenco; la ricerca non segue la mappa', 'finché non aprite la mappa o riattivate la funzione'],
              ['recent-searches', 'memoria locale', 'le vostre ultime ricerche nella pagina iniziale', 'finché non le cancellate'],
              ['recent-places', 'memoria locale', 'i luoghi che avete scelto per ultimi nella ricerca', 'finché non li cancellate nel browser'],
              ['microphone', 'memoria locale', 'che cosa ha detto per ultimo il browser del microfono: chiede, consente o nega', 'finché non lo cancellate'],
              ['scroll', 'memoria della scheda', 'vi riporta allo stesso punto dell’elenco', 'finché la scheda è aperta'],
              ['save-search', 'memoria della scheda', 'la ricerca che state salvando, finché non accedete', 'al massimo mezz’ora'],
              ['kvadrat_canary', 'cookie', 'numero casuale che decide se vedete una nuova versione prima degli altri; solo mentre viene provata', 'fino alla fine della prova'],
              ['kvadrat_override', 'cookie', 'mostra una versione non pubblicata a chi ha aperto il link di anteprima', 'al massimo finché il link è valido'],
              ['kvadrat_flags', 'cookie', 'funzioni attivate o disattivate; esiste solo su un server di sviluppo', 'fino alla chiusura del browser'],
              ['kvadrat_break', 'cookie', 'modulo guastato di proposito da uno sviluppatore; esiste solo su un server di sviluppo', 'fino alla chiusura del browser'],
              ['kvadrat_staff', 'cookie', 'accesso del personale che gestisce il portale; i visitatori non lo hanno', '8 ore'],
              ['IMMSESSID', 'cookie', 'metà pubblica dell’accesso, da cui la pagina sa che avete effettuato l’accesso; da sola non apre nulla', '400 giorni; l’accesso termina dopo 30 giorni senza visite, al più tardi dopo 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'cookie', 'metà segreta dell’accesso, fuori dalla portata degli script; solo finché siete connessi', '400 giorni; l’accesso termina dopo 30 giorni senza visite, al più tardi dopo 180'],
              ['imm_csrf, __Host-imm_csrf', 'cookie', 'numero casuale che protegge i moduli di accesso da altri siti; nasce quando aprite l’accesso', 'fino alla chiusura del browser'],
              ['signup_social, user_uuid, email, phone', 'cookie', 'dicono alla pagina chi ha effettuato l’accesso in una finestra a parte e se l’account è nuovo', '60 secondi'],
              ['kvadrat-social', 'memoria locale', 'dice alla pagina che l’accesso in una finestra a parte è terminato', 'si cancella subito'],
              ['session-changed, marks-changed', 'memoria locale', 'dice alle altre schede che siete entrati o usciti', 'si cancella subito'],
            ],
          },
          'Queste registrazioni sono necessarie per ciò che avete chiesto voi, perciò non chiediamo il consenso.',
        ],
      },
      'treca-strana': {
        heading: 'Terze parti',
        blocks: ['Le pagine non caricano script, caratteri, mappe o immagini di altri. Non ci sono analisi, reti pubblicitarie o componenti di reti sociali. Se questo cambierà, ve lo chiederemo prima di memorizzare qualcosa.', 'I pulsanti per accedere con Google, Facebook e Apple non caricano nulla da loro: solo quando ne premete uno passate alla loro pagina, dove valgono le loro regole, e noi riceviamo nome e indirizzo e-mail. Lo script di Google si carica solo per chi non ha effettuato l’accesso, e solo se il gestore ha attivato Google One Tap.'],
      },
      brisanje: {
        heading: 'Come cancellare o impedire',
        blocks: ['Nelle impostazioni del browser potete cancellare i dati di questo sito o vietare la memorizzazione. Il portale funziona anche così, soltanto non ricorda annunci salvati e ricerche. Sui dati personali si veda [Privacy](privacy).'],
      },
    },
  },
};
