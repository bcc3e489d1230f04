package io.millrace.bpmn.internal;

import io.millrace.common.delegate.DelegateFactory;

/** Makes delegates by their public constructor without parameters. */
final class PublicConstructors implements DelegateFactory {

  @Override
  public <T> T create(Class<T> type) throws Exception {
    return type.getDeclaredConstructor().newInstance();
  }
}
