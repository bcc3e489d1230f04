package io.millrace.test.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Satisfied by records, enums and sealed types. */
final class BePureData extends ArchCondition<JavaClass> {

  BePureData() {
    super("be a record, an enum or sealed");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    if (!type.isRecord() && !type.isEnum() && !type.isSealed()) {
      var message = type.getName() + " is neither a record, nor an enum, nor sealed";
      events.add(SimpleConditionEvent.violated(type, message));
    }
  }
}
