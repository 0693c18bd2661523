import type { AgencyRole, Permission } from '@kvadrat/contracts/account';
import { useLingui } from '@lingui/react/macro';

interface RoleTexts {
  roles: Readonly<Record<AgencyRole, string>>;
  /** What each may do, in short. */
  meanings: Readonly<Record<AgencyRole, string>>;
  permissions: Readonly<Record<Permission, string>>;
}

/** What roles in an agency, and what one may do in them, are called. */
export function useRoleTexts(): RoleTexts {
  const { t } = useLingui();
  return {
    roles: {
      agency: t`Voditelj agencije`,
      delegate: t`Suradnik`,
      agent: t`Agent`,
      custom: t`Po izboru`,
    },
    meanings: {
      agency: t`Smije sve: podaci agencije, ljudi, oglasi i poruke.`,
      delegate: t`Svi oglasi agencije, poruke i statistika.`,
      agent: t`Vlastiti oglasi i poruke.`,
      custom: t`Samo ono što označite.`,
    },
    permissions: {
      'publish-ads': t`Objavljivati i uređivati vlastite oglase`,
      'manage-ads': t`Uređivati sve oglase agencije`,
      'answer-messages': t`Čitati poruke i odgovarati na njih`,
      'see-statistics': t`Vidjeti statistiku`,
      'edit-agency': t`Uređivati podatke agencije`,
      'manage-people': t`Pozivati i uklanjati ljude`,
    },
  };
}
