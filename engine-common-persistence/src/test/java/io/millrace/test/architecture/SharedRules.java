package io.millrace.test.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchRule;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules that hold in every module that an application gets. */
public final class SharedRules {

  private static final String[] PERSISTENCE = {"..internal.persistence..", "..internal.query.."};
  private static final NamedExceptions BINDINGS =
      new NamedExceptions(
          Map.of(
              "io.millrace.common.metrics.MicrometerMetrics",
              "binds an optional library to an interface of ours; nobody else names it"));
  private static final Set<Class<?>> CLOCKS = Set.of(Instant.class, Clock.class, System.class);

  private SharedRules() {}

  /**
   * Returns the rules.
   *
   * @param usersOfSql classes outside persistence that may use JDBC
   * @param usersOfClock classes that may read this machine's clock
   * @param usersOfThread classes that may tie a value to the running thread
   * @return the rules, each of which says what to do instead
   */
  public static List<ArchRule> of(
      NamedExceptions usersOfSql, NamedExceptions usersOfClock, NamedExceptions usersOfThread) {
    return List.of(
        publicTypesShowNoOthers(),
        sqlStaysWithPersistence(usersOfSql),
        mybatisStaysWithPersistence(),
        clockIsTheDatabases(usersOfClock),
        nothingIsSerialized(),
        xmlHasOneFactory(),
        contextIsAParameter(usersOfThread),
        nothingIsPrinted());
  }

  private static ArchRule publicTypesShowNoOthers() {
    return classes()
        .that(not(BINDINGS.include()))
        .and()
        .arePublic()
        .and()
        .resideOutsideOfPackage("..internal..")
        .should(new ShowOnlyPublicTypes())
        .because(
            "what an application can see must stay as it is for years; show an interface instead")
        .allowEmptyShould(true);
  }

  private static ArchRule sqlStaysWithPersistence(NamedExceptions exceptions) {
    return noClasses()
        .that(not(resideInAnyPackage(PERSISTENCE)).and(not(exceptions.include())))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.sql..", "com.zaxxer..")
        .because(
            "the unit of work sends what changes, a query reads; use these, or name the exception with its reason")
        .allowEmptyShould(true);
  }

  private static ArchRule mybatisStaysWithPersistence() {
    return noClasses()
        .that(not(resideInAnyPackage(PERSISTENCE)))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.ibatis..")
        .because(
            "a mapper is a plain interface and its XML; what needs the library belongs to persistence or query")
        .allowEmptyShould(true);
  }

  private static ArchRule clockIsTheDatabases(NamedExceptions exceptions) {
    return noClasses()
        .that(not(exceptions.include()))
        .should()
        .callMethodWhere(describe("this machine's clock is read", SharedRules::readsClock))
        .because(
            "all nodes share the database's clock, and tests set it; ask the context for now()")
        .allowEmptyShould(true);
  }

  private static boolean readsClock(JavaMethodCall call) {
    var target = call.getTarget();
    return CLOCKS.stream().anyMatch(clock -> target.getOwner().isEquivalentTo(clock))
        && isClock(target);
  }

  private static boolean isClock(AccessTarget.MethodCallTarget target) {
    var name = target.getName();
    return name.equals("now") || name.startsWith("system") || name.equals("currentTimeMillis");
  }

  private static ArchRule nothingIsSerialized() {
    return noClasses()
        .should()
        .dependOnClassesThat(
            type(ObjectInputStream.class)
                .or(type(ObjectOutputStream.class))
                .or(resideInAnyPackage("java.beans..", "com.esotericsoftware..")))
        .because("stored bytes must never decide which class is made; store a known type or JSON")
        .allowEmptyShould(true);
  }

  private static ArchRule xmlHasOneFactory() {
    return noClasses()
        .that()
        .resideOutsideOfPackage("io.millrace.common.internal.xml..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.xml..", "org.xml.sax..")
        .because("there is one reader of XML, which refuses what is dangerous; use it")
        .allowEmptyShould(true);
  }

  private static ArchRule contextIsAParameter(NamedExceptions exceptions) {
    DescribedPredicate<JavaClass> threadLocal =
        type(ThreadLocal.class).or(type(InheritableThreadLocal.class));
    return noClasses()
        .that(not(exceptions.include()))
        .should()
        .dependOnClassesThat(threadLocal)
        .because(
            "the context is a parameter all the way down; the command executor keeps the one reference there is")
        .allowEmptyShould(true);
  }

  private static ArchRule nothingIsPrinted() {
    return noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .because("a library has no console; throw, or log through SLF4J")
        .allowEmptyShould(true);
  }
}
