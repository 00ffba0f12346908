import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { PersonalDataExport } from './personal-data-export.tsx';
import styles from './personal-data.module.css';

interface PersonalDataProps {
  email: string;
  erase: (email: string) => Promise<void>;
}

/** The rights under RA 10173 to a copy of one's data and to its erasure. */
export function PersonalData({ email, erase }: PersonalDataProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.data}>
      <h3>Personal data</h3>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Export or erase all data for this address
      </Button>
      <Dialog open={isOpen} heading="All data for this address" onClose={() => setOpen(false)}>
        <p className={styles.address}>{email}</p>
        <PersonalDataExport email={email} />
        <ErasureForm email={email} erase={erase} />
      </Dialog>
    </div>
  );
}
