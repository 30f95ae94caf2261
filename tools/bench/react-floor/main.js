// The least that a login in React can weigh: the same two fields and nothing else.
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Field({ label, type, value, onChange }) {
  const input = createElement('input', {
    type,
    value,
    onChange: (event) => onChange(event.target.value),
  });
  return createElement('label', null, label, input);
}

function Login() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return createElement(
    'form',
    null,
    createElement(Field, { label: 'Name', type: 'text', value: username, onChange: setUsername }),
    createElement(Field, {
      label: 'Passwort',
      type: 'password',
      value: password,
      onChange: setPassword,
    }),
    createElement('button', { disabled: username === '' || password === '' }, 'Anmelden'),
  );
}

createRoot(document.querySelector('#root')).render(createElement(Login));
