import { useState } from 'react';

/** The picture of a licence plate, decorative; a plain plate without an address and where the picture cannot be had. */
export function PlatePicture({ address }: { address: string }) {
  const [failed, setFailed] = useState('');
  return (
    <span className="charterform-plate" aria-hidden="true">
      ABC 123
      {address && failed !== address && (
        <img src={address} alt="" width={160} height={80} loading="lazy" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
