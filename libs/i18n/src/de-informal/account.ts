export const account = {
  session_asked_hint:
    'Melde nur einen Zugang an, den du kennst: Was du dort eingibst, sieht auch, wem er gehört.',
};
