package io.millrace.common.internal.delegate;

import io.millrace.common.delegate.DelegateFactory;

/** Makes delegates by their public constructor without parameters. */
public final class PublicConstructors implements DelegateFactory {

  @Override
  public <T> T create(Class<T> type) throws Exception {
    return type.getDeclaredConstructor().newInstance();
  }
}
