// The wizard's questions as a survey, written as the documentation of SurveyJS shows it.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/i18n/german';
import 'survey-core/survey-core.fontless.css';
import { Survey } from 'survey-react-ui';

const CHOICES = ['Strom', 'Gas', 'Wasser', 'Warmwasser', 'Wärme', 'Sonstige'];

const model = new Model({
  locale: 'de',
  showProgressBar: true,
  pages: [
    {
      name: 'meter',
      title: 'Zähler',
      elements: [
        { type: 'text', name: 'number', title: 'Zählernummer', isRequired: true, maxLength: 20 },
        { type: 'radiogroup', name: 'medium', title: 'Was misst der Zähler?', choices: CHOICES },
      ],
    },
    {
      name: 'reading',
      title: 'Zählerstand',
      elements: [
        { type: 'text', inputType: 'number', name: 'value', title: 'Stand', isRequired: true },
        { type: 'file', name: 'photos', title: 'Fotos', allowMultiple: true },
        { type: 'text', inputType: 'date', name: 'day', title: 'Abgelesen am' },
      ],
    },
    {
      name: 'contact',
      title: 'Kontakt',
      elements: ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].map(
        (title) => ({ type: 'text', name: title, title, isRequired: true }),
      ),
    },
  ],
});

createRoot(document.querySelector('#root')).render(createElement(Survey, { model }));
