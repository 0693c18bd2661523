/** Mail domains that people in Croatia and its visitors use; none of them is ever taken for a slip. */
export const MAIL_DOMAINS: readonly string[] = `
gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com
net.hr inet.hr vip.hr optinet.hr iskon.hr t-com.hr t-ht.hr ht.hr tel.hr htnet.hr hi.hr zg.htnet.hr bnet.hr xnet.hr amis.hr a1.hr a1net.hr h-1.hr email.hr inbox.hr gmx.hr yahoo.hr
carnet.hr skole.hr hep.hr fer.hr unizg.hr efzg.hr pbf.hr pravo.hr foi.hr unist.hr uniri.hr unios.hr unizd.hr zagreb.hr mup.hr hzzo.hr
gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.de hotmail.de yahoo.de aon.at chello.at a1.net bluewin.ch
libero.it virgilio.it tiscali.it alice.it hotmail.it outlook.it yahoo.it tim.it
hotmail.fr orange.fr free.fr laposte.net sfr.fr wanadoo.fr yahoo.fr outlook.fr
hotmail.es yahoo.es outlook.es telefonica.net sapo.pt clix.pt hotmail.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com live.co.uk outlook.co.uk
siol.net telemach.net gmail.rs yahoo.rs eunet.rs sbb.rs bih.net.ba tel.net.ba hotmail.rs t.ht.hr
mail.ru yandex.ru yandex.com bk.ru list.ru inbox.ru rambler.ru ya.ru otenet.gr forthnet.gr yahoo.gr hotmail.gr windowslive.com
proton.me protonmail.com pm.me tutanota.com tuta.com fastmail.com hey.com zoho.com aol.com gmx.com mail.com email.com usa.com qq.com 163.com
seznam.cz centrum.cz wp.pl onet.pl o2.pl interia.pl freemail.hu citromail.hu telenet.be skynet.be ziggo.nl kpnmail.nl
`
  .trim()
  .split(/\s+/);

/** The few that a slip most likely meant; the rest is only kept from being corrected. */
export const LIKELY_DOMAINS: readonly string[] = `
gmail.com hotmail.com outlook.com yahoo.com live.com icloud.com net.hr inet.hr vip.hr optinet.hr iskon.hr t-com.hr yahoo.hr
gmx.de gmx.net web.de t-online.de libero.it hotmail.it hotmail.fr orange.fr proton.me protonmail.com mail.ru yandex.ru
`
  .trim()
  .split(/\s+/);
