import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
// The types of the tag; in your project they lie where you have put them.
import type {} from '../src/element/public/ablesbar-reading.react';

const PORTAL = 'https://ablesung.stadtwerke.example';

function Reading() {
  const reading = useRef<ComponentRef<'ablesbar-reading'>>(null);
  const [step, setStep] = useState('');
  useEffect(() => {
    // The method is there as soon as the element's script has come.
    void customElements.whenDefined('ablesbar-reading').then(() => {
      reading.current?.prefill({ meterNumber: '1ESY1160123456' });
    });
  }, []);
  return (
    <>
      <ablesbar-reading
        ref={reading}
        base-url={PORTAL}
        lang="de"
        onstep={({ detail }) => setStep(detail.step)}
      />
      <output>{step}</output>
    </>
  );
}

const place = document.getElementById('app');
if (place !== null) createRoot(place).render(<Reading />);
