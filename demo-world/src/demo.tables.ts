import type { Generated } from 'kysely';

declare module '@kvadrat/server/platform/db/database' {
  interface Database {
    demo_load: {
      single: Generated<boolean>;
      epoch: Date;
      ads: Generated<number>;
      pictured: Generated<number>;
      projected: Generated<number>;
    };
    demo_ad: { number: number; listing_id: number };
    demo_duplicate: { number: number; original: number };
  }
}
