package io.millrace.test.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Satisfied by types whose public face shows nothing but the JDK's types and public types of this
 * project.
 */
final class ShowOnlyPublicTypes extends ArchCondition<JavaClass> {

  ShowOnlyPublicTypes() {
    super("show only public types and those of the JDK");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    report(
        type,
        type.getName(),
        Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream()),
        events);
    Stream.of(type.getFields(), type.getMethods(), type.getConstructors())
        .flatMap(Set::stream)
        .filter(ShowOnlyPublicTypes::isVisible)
        .forEach(member -> report(type, member.getFullName(), typesOf(member), events));
  }

  private static boolean isVisible(JavaMember member) {
    var modifiers = member.getModifiers();
    var reachable =
        modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    return reachable && !modifiers.contains(JavaModifier.SYNTHETIC);
  }

  private static Stream<JavaType> typesOf(JavaMember member) {
    if (member instanceof JavaCodeUnit unit) {
      var exceptions = unit.getThrowsClause().getTypes().stream();
      var parameters = unit.getParameterTypes().stream();
      return Stream.of(Stream.of(unit.getReturnType()), parameters, exceptions)
          .flatMap(types -> types);
    }
    return member.getAllInvolvedRawTypes().stream().map(JavaType.class::cast);
  }

  private static void report(
      JavaClass type, String where, Stream<JavaType> shown, ConditionEvents events) {
    var hidden =
        shown
            .flatMap(each -> each.getAllInvolvedRawTypes().stream())
            .map(JavaClass::getBaseComponentType)
            .filter(each -> !mayBeShown(each))
            .map(JavaClass::getName)
            .collect(Collectors.joining(", "));
    if (!hidden.isEmpty()) {
      events.add(SimpleConditionEvent.violated(type, where + " shows " + hidden));
    }
  }

  private static boolean mayBeShown(JavaClass type) {
    var name = type.getPackageName() + ".";
    var ours = name.startsWith("io.millrace.") && !name.contains(".internal.");
    return type.isPrimitive() || ours || name.startsWith("java.") || name.startsWith("javax.sql.");
  }
}
