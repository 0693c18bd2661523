/** What people in Croatia choose, and words of this site; compared without marks and the digits behind them. */
export const CROATIAN_PASSWORDS = `
lozinka mojalozinka sifra mojasifra tajna tajnalozinka zaporka prijava korisnik
kvadrat nekretnine nekretnina stanovi oglasi kucaistan mojstan mojakuca prodaja najamstana
zagreb zagreb1 zagrebgrad split splitgrad rijeka osijek zadar pula dubrovnik sibenik varazdin karlovac slavonija dalmacija istra hrvatska hrvatska1 croatia vukovar jadran jadransko
hajduk hajdukzivivjecno torcida torcida1950 dinamo dinamozagreb bbb1986 badblueboys rijekaarmada vatreni modric lukamodric suker davorsuker
volimte volimteljubavi ljubav ljubavi mojaljubav sunce suncokret srce dusica ljubavmoja zivot obitelj mamaitata sestra prijatelj
marija marina martina ivana ivanai petra kristina katarina nikolina tomislav kresimir zvonimir domagoj hrvoje marko markec marijan stjepan josip josipa nikola antonio dominik mateja valentina gabrijela
macka maca psic konj leptir ruzica jagoda cokolada palacinka cevapi rakija pivopivo kavica
bogtecuva isusmarija krunica medjugorje gospa bozic uskrs ljetonamoru more123
qwertz qwertz123 qwertzuiop asdfghjklcc yxcvbnm lozinka1 lozinka123 sifra123 zagreb123 hajduk1950 hajduk1911 dinamo1911 dinamo123 kvadrat123 nekretnine123
`;
