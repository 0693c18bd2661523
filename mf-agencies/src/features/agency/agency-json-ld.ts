import type { AgencyDetail } from '@kvadrat/contracts/api';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** An agency as schema.org describes one. @param url of its page */
export function agencyJsonLd(agency: AgencyDetail, url: string): Record<string, unknown> {
  const { name, company, oib, about, type, offices, people, website } = agency;
  return {
    '@context': 'https://schema.org',
    '@type': type === 'constructor' || type === 'court' ? 'Organization' : 'RealEstateAgent',
    name,
    url,
    ...(company === null ? {} : { legalName: company }),
    ...(oib === null ? {} : { taxID: oib }),
    ...(about === null ? {} : { description: about.text }),
    ...(website === null ? {} : { sameAs: [website] }),
    ...(offices.length === 0
      ? {}
      : {
          location: offices.map(({ street, place, lat, lng, hours }) => ({
            '@type': 'Place',
            address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: place, addressCountry: 'HR' },
            geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
            openingHoursSpecification: hours.map(({ from, to, opens, closes }) => ({
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAYS.slice(from - 1, to),
              opens,
              closes,
            })),
          })),
        }),
    ...(people.length === 0 ? {} : { employee: people.map((person) => ({ '@type': 'Person', name: person.name })) }),
  };
}
