package io.millrace.test.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The layers of one engine, from the top: service, command, operation, then event, history and
 * persistence, then model.
 *
 * <p>Behaviors and job handlers stand on operations as commands do; the parser stands on the model
 * alone. A package may use all that are below it. Packages that do not exist yet break no rule.
 */
public final class EngineRules {

  private static final List<List<String>> FLOORS =
      List.of(
          List.of("model"),
          List.of("parser", "persistence", "history"),
          List.of("lifecycle", "sentry"),
          List.of("operation"),
          List.of("event"),
          List.of("behavior", "job", "command"),
          List.of("service"));

  private final String root;
  private final String internal;

  private EngineRules(String root) {
    this.root = root;
    this.internal = root + ".internal";
  }

  /**
   * Returns the rules for an engine.
   *
   * @param root its root package, such as {@code io.millrace.bpmn}
   * @param otherEngine the root package of the engine that this one must not know
   * @return the rules, each of which says what to do instead
   */
  public static List<ArchRule> of(String root, String otherEngine) {
    return new EngineRules(root).all(otherEngine);
  }

  private List<ArchRule> all(String otherEngine) {
    var rules = new ArrayList<ArchRule>();
    rules.add(knowsNoOtherEngine(otherEngine));
    for (var floor = 0; floor < FLOORS.size() - 1; floor++) {
      rules.add(usesNothingAbove(floor));
    }
    rules.add(parserUsesModelAlone());
    rules.add(onlyAssemblyKnows("service", "callers use the public interface"));
    rules.add(
        onlyAssemblyKnows("behavior", "look the behavior up by its node, as ActivityBehavior"));
    rules.add(modelIsPureData());
    rules.add(packagesHaveNoCycles());
    return rules;
  }

  private ArchRule knowsNoOtherEngine(String otherEngine) {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(otherEngine + "..")
        .because(
            "either engine runs without the other; meet through an interface of the shared layer")
        .allowEmptyShould(true);
  }

  private ArchRule usesNothingAbove(int floor) {
    var above = FLOORS.subList(floor + 1, FLOORS.size()).stream().flatMap(List::stream);
    return noClasses()
        .that()
        .resideInAnyPackage(packages(FLOORS.get(floor).stream()))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages(above))
        .as("packages " + FLOORS.get(floor) + " of " + internal + " use nothing above them")
        .because(
            "calls go down; to be called back from below, implement an interface declared there")
        .allowEmptyShould(true);
  }

  private ArchRule parserUsesModelAlone() {
    return noClasses()
        .that()
        .resideInAPackage(internal + ".parser..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages(Stream.of("persistence", "history", "event")))
        .because(
            "parsing turns XML into a model and needs no database; put what acts into a command")
        .allowEmptyShould(true);
  }

  private ArchRule onlyAssemblyKnows(String name, String instead) {
    return noClasses()
        .that()
        .resideInAPackage(internal + ".(*)..")
        .and()
        .resideOutsideOfPackage(internal + "." + name + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(internal + "." + name + "..")
        .as("only the assembly in " + internal + " knows the classes of package " + name)
        .because("the assembly puts the parts together by their constructors; " + instead)
        .allowEmptyShould(true);
  }

  private ArchRule modelIsPureData() {
    return classes()
        .that()
        .resideInAPackage(internal + ".model..")
        .and()
        .areNotAnonymousClasses()
        .and()
        .doNotHaveSimpleName("package-info")
        .should(new BePureData())
        .because(
            "a model is shared by all threads for ever; put what acts into an operation or the parser")
        .allowEmptyShould(true);
  }

  private ArchRule packagesHaveNoCycles() {
    return slices()
        .matching(internal + ".(*)..")
        .should()
        .beFreeOfCycles()
        .because("a package must be readable alone; move the shared type to the lower one")
        .allowEmptyShould(true);
  }

  private String[] packages(Stream<String> names) {
    return names.map(name -> internal + "." + name + "..").toArray(String[]::new);
  }
}
