package io.millrace.common.internal.command;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A command as logs show it: its name and its numbers, such as ids, but no text or object, which
 * may be a value of a variable.
 *
 * @param command the command
 */
record CommandText(Command<?> command) {

  @Override
  public String toString() {
    var type = command.getClass();
    var name = type.getSimpleName().isEmpty() ? type.getName() : type.getSimpleName();
    return type.isRecord()
        ? Arrays.stream(type.getRecordComponents())
            .filter(component -> component.getType().isPrimitive())
            .map(component -> component.getName() + "=" + value(component))
            .collect(Collectors.joining(", ", name + "[", "]"))
        : name;
  }

  private Object value(RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(command);
    } catch (ReflectiveOperationException e) {
      return e.getClass().getSimpleName();
    }
  }
}
