package io.millrace.common.internal.query.mapping;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.ibatis.reflection.Reflector;
import org.apache.ibatis.reflection.invoker.Invoker;
import org.apache.ibatis.reflection.invoker.SetFieldInvoker;

/**
 * Lets MyBatis write columns straight into the fields of an entity, never through setters: those
 * belong to the API and have its types, such as {@code Date} and ids as texts.
 */
final class FieldReflector extends Reflector {

  private final Map<String, Field> fields = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  FieldReflector(Class<?> type) {
    super(type);
    for (var owner = type; owner != null && owner != Object.class; owner = owner.getSuperclass()) {
      for (var field : owner.getDeclaredFields()) {
        add(field);
      }
    }
  }

  private void add(Field field) {
    if (!Modifier.isStatic(field.getModifiers())
        && names.putIfAbsent(field.getName().toUpperCase(Locale.ROOT), field.getName()) == null) {
      fields.put(field.getName(), field);
    }
  }

  @Override
  public String findPropertyName(String name) {
    return names.get(name.toUpperCase(Locale.ROOT));
  }

  @Override
  public boolean hasSetter(String property) {
    return fields.containsKey(property);
  }

  @Override
  public Class<?> getSetterType(String property) {
    return fields.get(property).getType();
  }

  @Override
  public Invoker getSetInvoker(String property) {
    return new SetFieldInvoker(fields.get(property));
  }
}
