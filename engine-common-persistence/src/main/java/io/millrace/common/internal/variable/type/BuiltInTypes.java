package io.millrace.common.internal.variable.type;

import static io.millrace.common.variable.ComparableColumn.NONE;
import static io.millrace.common.variable.ComparableColumn.NUMBER;
import static io.millrace.common.variable.ComparableColumn.TEXT;

import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The types an engine knows without being told. */
public final class BuiltInTypes {

  private BuiltInTypes() {}

  /** Returns all built-in types; those of JSON only where Jackson is on the class path. */
  public static List<VariableType> all() {
    var types = new ArrayList<VariableType>();
    types.add(new NullType());
    types.add(
        new ClassType<>("string", String.class, TEXT, StoredValue::ofText, StoredValue::fullText));
    types.add(
        new ClassType<>(
            "boolean",
            Boolean.class,
            NUMBER,
            b -> StoredValue.ofNumber(b ? 1 : 0),
            s -> s.number() != 0));
    types.addAll(NumberTypes.all());
    types.addAll(TimeTypes.all());
    types.add(
        new ClassType<>(
            "uuid",
            UUID.class,
            TEXT,
            u -> StoredValue.ofText(u.toString()),
            s -> UUID.fromString(s.text())));
    types.add(
        new ClassType<>(
            "bytes",
            byte[].class,
            NONE,
            b -> StoredValue.ofBytes(b.clone()),
            s -> s.bytes().clone()));
    if (JsonAccess.isAvailable()) {
      types.addAll(JsonTypes.all());
    }
    return types;
  }
}
