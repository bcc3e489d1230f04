package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a random case out of a seed; the same seed makes the same case for ever. */
final class CaseGenerator {

  private final Dice dice;
  private final Variables variables;
  private final Profile profile;

  private CaseGenerator(long seed) {
    this.dice = new Dice(seed);
    this.variables = new Variables(dice);
    this.profile = Profile.any(dice);
  }

  /** A model with the variables to start it with, and no actions yet. */
  static Script generate(long seed) {
    return new CaseGenerator(seed).script("random" + Long.toUnsignedString(seed));
  }

  private Script script(String key) {
    var tree = new CaseModel(key, new TreeGenerator(dice, profile, variables).plan());
    var criteria = new CriterionGenerator(dice, profile, tree, exitCriteria(tree));
    var plan =
        furnish(
            tree.plan(),
            tree,
            criteria,
            new ControlGenerator(dice, profile),
            new ExtrasGenerator(dice, profile, criteria));
    if (dice.percent(profile.shared())) {
      plan = new Sharing(dice).share(plan);
    }
    return new Script(new CaseModel(key, plan), variables.initial(), List.of());
  }

  private Map<String, List<String>> exitCriteria(CaseModel tree) {
    var ids = new HashMap<String, List<String>>();
    tree.items()
        .filter(item -> item.kind().isStageOrTask() && item.kind() != Kind.NON_BLOCKING_TASK)
        .forEach(item -> ids.put(item.id(), exitCriteria(item)));
    return ids;
  }

  private List<String> exitCriteria(Item item) {
    var ids = new ArrayList<String>();
    int count =
        dice.percent(item.id().equals("plan") ? 15 : profile.exit())
            ? 1 + dice.weighted(75, 25)
            : 0;
    for (int n = 0; n < count; n++) {
      ids.add("x" + n + "_" + item.id());
    }
    return ids;
  }

  private Item furnish(
      Item item,
      CaseModel tree,
      CriterionGenerator criteria,
      ControlGenerator controls,
      ExtrasGenerator extras) {
    boolean root = item == tree.plan();
    var guarded = root ? item : item.withEntry(criteria.entry(item));
    var ruled = root ? guarded : guarded.with(controls.of(guarded));
    return ruled
        .with(root ? extras.ofPlan() : extras.of(ruled).planned(item.extras().discretion()))
        .withExit(criteria.exit(item))
        .withChildren(
            item.children().stream()
                .map(child -> furnish(child, tree, criteria, controls, extras))
                .toList());
  }
}
