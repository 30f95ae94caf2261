import { useId, useState, type FormEvent } from 'react';
import { Button, Notice, PasswordField, TextField, useTexts } from '@ablesbar/ui';
import { isLoginComplete } from '@ablesbar/validation';
import { SlowCall } from '../../base/loading';
import { usePortal } from '../../base/portal';
import { QrLogin } from '../QrLogin/QrLogin';
import { useAfterLogin } from '../login-navigation';
import { useSession } from '../../base/session';
import { failureWords } from './failure-words';
import * as css from '../login.css';

export function LoginForm() {
  const { t } = useTexts();
  const afterLogin = useAfterLogin();
  const { application, session } = usePortal();
  const { features } = application.config;
  const { isLoggingIn, failure, refusals } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasPaused, setHasPaused] = useState(false);
  const hintId = useId();
  const passwordId = useId();
  const isComplete = isLoginComplete({ username, password }, features);
  const isTooShort = hasPaused && username !== '' && password !== '' && !isComplete;
  const words = failure === null ? null : failureWords[failure];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete || isLoggingIn) return;
    // The specification clears the password after every submit; the user name stays.
    setPassword('');
    const form = event.currentTarget;
    const isIn = await session.logIn({ username, password });
    if (!isIn) keepFocus(form, passwordId);
    afterLogin(isIn);
  };

  return (
    <form
      className={css.form}
      onSubmit={(event) => void submit(event)}
      // The form does not say "too short" while the user is still typing.
      onInput={() => setHasPaused(false)}
      onBlur={() => setHasPaused(true)}
      noValidate
    >
      <div className={css.failure} role="status">
        {words && (
          <Notice tone={words.tone} title={t(words.title)}>
            {t(words.text)}
          </Notice>
        )}
      </div>
      <TextField
        label={t('login_username_label')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
      />
      <PasswordField
        inputId={passwordId}
        label={t('login_password_label')}
        showLabel={t('login_password_show')}
        hideLabel={t('login_password_hide')}
        cleartext={features.loginPasswordInputAsCleartext}
        value={password}
        onChange={setPassword}
        // The next letter is a new try.
        problem={
          failure === 'credentials' && password === '' ? t('login_password_problem') : undefined
        }
        autoComplete="current-password"
      />
      <p id={hintId} className={css.hint} role="status">
        {isTooShort &&
          t('login_too_short_text', {
            username: features.loginUsernameMinLength,
            password: features.loginPasswordMinLength,
          })}
      </p>
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={isLoggingIn}
        disabled={!isComplete}
        aria-describedby={hintId}
      >
        {isLoggingIn ? t('login_submit_waiting') : t('login_submit_action')}
      </Button>
      {failure === 'credentials' && refusals > 1 && (
        <Button variant="plain" onClick={session.openFailureDialog}>
          {t('login_failure_action')}
        </Button>
      )}
      <SlowCall isWaiting={isLoggingIn} />
      <QrLogin onToken={async (token) => afterLogin(await session.logInWithLink(token))} />
    </form>
  );
}

/**
 * The emptied password disables the button, and a disabled button loses the focus. The next entry is
 * the password again, unless the user has gone to another place meanwhile.
 */
function keepFocus(form: HTMLFormElement, passwordId: string): void {
  const { activeElement, body } = document;
  const isOnButton =
    activeElement?.matches('[type=submit]') === true && form.contains(activeElement);
  if (activeElement !== null && activeElement !== body && !isOnButton) return;
  document.getElementById(passwordId)?.focus();
}
