/** The pages and their addresses. What a page needs beyond the table comes when it is opened. */
import { Suspense } from 'react';
import { part } from './part.ts';
import { Route, Switch, useSearch } from 'wouter';
import { GamePage } from '../game/GamePage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { useUpdate } from './offline.ts';
import { Shell } from './Shell.tsx';

const Home = part(() => import('../pages/Home.tsx'), 'pages');
const NewGame = part(() => import('../pages/newgame/NewGame.tsx'), 'pages');
const Titles = part(() => import('../pages/reference/Titles.tsx'), 'pages');
const Reference = part(() => import('../pages/reference/Book.tsx'), 'pages', 'book');
const Print = part(() => import('../pages/print/Print.tsx'), 'pages', 'book', 'print');
const After = part(() => import('../pages/after/After.tsx'), 'pages', 'after');
const Online = part(() => import('../pages/online/Online.tsx'), 'pages', 'online', 'pace', 'company');
const Create = part(() => import('../pages/online/Create.tsx'), 'pages', 'online', 'pace');
const CarryOn = part(() => import('../pages/online/CarryOn.tsx'), 'pages', 'online', 'pace');
const Join = part(() => import('../pages/online/Join.tsx'), 'pages', 'online', 'pace');
const TablePage = part(() => import('../pages/online/TablePage.tsx'), 'pages', 'online', 'pace');
const Account = part(() => import('../pages/online/Account.tsx'), 'pages', 'online', 'pace', 'company');
const Notifications = part(() => import('../pages/company/Notifications.tsx'), 'pages', 'online', 'company');
const ProfilePage = part(() => import('../pages/company/ProfilePage.tsx'), 'pages', 'online', 'company');
const RatingsPage = part(() => import('../pages/company/RatingsPage.tsx'), 'pages', 'online', 'company');
const Programs = part(() => import('../pages/company/Programs.tsx'), 'pages', 'online', 'company');
const RecoverLink = part(() => import('../pages/online/RecoverLink.tsx'), 'pages', 'online');
const MailLink = part(() => import('../pages/company/MailLink.tsx'), 'pages', 'company');
const SettingsPage = part(() => import('../pages/Settings.tsx'), 'pages');
const Intro = part(() => import('../learn/intro/Intro.tsx'), 'learn', 'glossary');
const GlossaryPage = part(() => import('../learn/glossary/GlossaryPage.tsx'), 'glossary');
const UpdateNote = part(() => import('../pages/update/UpdateNote.tsx'));

const ReferencePage = ({ title, part }: { readonly title: string; readonly part?: string }) => {
  const rule = new URLSearchParams(useSearch()).get('rule');
  return <Reference title={title} part={part ?? 'map'} rule={rule} />;
};

const Update = () => {
  const ready = useUpdate(({ waiting }) => waiting !== null);
  return ready ? (
    <Suspense>
      <UpdateNote />
    </Suspense>
  ) : null;
};

export const App = () => (
  <ErrorPage>
    <Update />
    <Suspense fallback={<Shell>{null}</Shell>}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new">
          <NewGame />
        </Route>
        <Route path="/new/:title">{({ title }) => <NewGame chosen={decodeURIComponent(title)} />}</Route>
        <Route path="/game/:id">{({ id }) => <GamePage key={id} id={id} />}</Route>
        <Route path="/game/:id/result">{({ id }) => <After key={id} id={id} />}</Route>
        <Route path="/online">
          <Online />
        </Route>
        <Route path="/online/new">
          <Create />
        </Route>
        <Route path="/online/carry/:id">{({ id }) => <CarryOn key={id} id={id} />}</Route>
        <Route path="/join/:invitation">{({ invitation }) => <Join key={invitation} invitation={invitation} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/account">
          <Account />
        </Route>
        <Route path="/account/programs">
          <Programs />
        </Route>
        <Route path="/notifications">
          <Notifications />
        </Route>
        <Route path="/person/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
        <Route path="/ratings">
          <RatingsPage />
        </Route>
        <Route path="/recover/:token">{({ token }) => <RecoverLink token={token} />}</Route>
        <Route path="/mail/:token">{({ token }) => <MailLink what="confirmMail" token={token} />}</Route>
        <Route path="/unsubscribe/:token">{({ token }) => <MailLink what="unsubscribe" token={token} />}</Route>
        <Route path="/titles">
          <Titles />
        </Route>
        <Route path="/titles/:title/:part?">
          {({ title, part }) => <ReferencePage title={decodeURIComponent(title)} part={part} />}
        </Route>
        <Route path="/learn">
          <Intro />
        </Route>
        <Route path="/glossary">
          <GlossaryPage />
        </Route>
        <Route path="/print/:title">{({ title }) => <Print title={decodeURIComponent(title)} />}</Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route>
          <Home />
        </Route>
      </Switch>
    </Suspense>
  </ErrorPage>
);
