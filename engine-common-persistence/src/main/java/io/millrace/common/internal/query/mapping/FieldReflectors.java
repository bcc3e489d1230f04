package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Entity;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ibatis.reflection.DefaultReflectorFactory;
import org.apache.ibatis.reflection.Reflector;

/** Gives entities a {@link FieldReflector}, and all other types what MyBatis gives them. */
final class FieldReflectors extends DefaultReflectorFactory {

  private final Map<Class<?>, Reflector> reflectors = new ConcurrentHashMap<>();

  @Override
  public Reflector findForClass(Class<?> type) {
    return Entity.class.isAssignableFrom(type)
        ? reflectors.computeIfAbsent(type, FieldReflector::new)
        : super.findForClass(type);
  }
}
