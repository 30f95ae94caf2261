import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, Notice, PasswordField, TextField, useTexts } from '@ablesbar/ui';
import { isLoginComplete } from '@ablesbar/validation';
import { HOME_PATH } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { useLoginDestination } from '../use-login-destination';
import { useSession } from '../use-session';
import { failureWords } from './failure-words';
import * as css from './LoginForm.css';

export function LoginForm() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const destination = useLoginDestination();
  const { application, session } = usePortal();
  const { features } = application.config;
  const { isLoggingIn, failure } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const isComplete = isLoginComplete({ username, password }, features);
  const words = failure === null ? null : failureWords[failure];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isLoggingIn) return;
    // The specification clears the password after every submit; the user name stays.
    setPassword('');
    const isIn = await session.logIn({ username, password });
    if (isIn && pathname === HOME_PATH) void navigate(destination, { replace: true });
  };

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {words && (
        <Notice tone={words.tone} title={t(words.title)}>
          {t(words.text)}
        </Notice>
      )}
      <TextField
        label={t('login_username_label')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
      />
      <PasswordField
        label={t('login_password_label')}
        showLabel={t('login_password_show')}
        hideLabel={t('login_password_hide')}
        cleartext={features.loginPasswordInputAsCleartext}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" wide waiting={isLoggingIn} disabled={!isComplete}>
        {isLoggingIn ? t('login_submit_waiting') : t('login_submit_action')}
      </Button>
    </form>
  );
}
