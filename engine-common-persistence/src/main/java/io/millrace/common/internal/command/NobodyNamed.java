package io.millrace.common.internal.command;

/** Stands in where no user is ever named. */
record NobodyNamed() implements NamedUser {

  @Override
  public String named() {
    return null;
  }

  @Override
  public void name(String userId) {}
}
