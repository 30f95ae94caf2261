/** Four similar years and one impossible year. */
export const aUsualPicture = {
  label: 'Verbrauch: üblich 1.297,0 bis 1.412,0 kWh, eingegeben 178.591,4 kWh',
  band: { word: 'üblich', lowest: 1297, highest: 1412 },
  before: [
    { label: '2022', amount: 1412 },
    { label: '2023', amount: 1386 },
    { label: '2024', amount: 1297 },
    { label: '2025', amount: 1331 },
  ],
  entered: { label: '2026', amount: 178_591, said: '178.591' },
};
