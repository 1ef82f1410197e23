-- Run by the database's administrator on a server without the product: makes its database, and the ordinary user that
-- owns it. That user needs no other right, so nothing that speaks as the product reaches the server or its files.
\getenv password DATABASE_PASSWORD

do $$ begin
  if not exists (select from pg_roles where rolname = 'mailmonth_app') then create role mailmonth_app nologin; end if;
end $$;

create role mailmonth login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

grant mailmonth_app to mailmonth;

create database mailmonth owner mailmonth;

revoke connect on database mailmonth from public;
